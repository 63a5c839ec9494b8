/** Reads a table of Latin letters, each with the signs that are taken for it. */
const bySign = (table: Record<string, string>) =>
  new Map(Object.entries(table).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)));

/** The letters in their order, from the code point of a sign that is drawn as an a. */
const alphabetFrom = (first: number) => String.fromCodePoint(...Array.from({ length: 26 }, (_, at) => first + at));

/**
 * Letters of other scripts, small capitals and the like that a reader takes for Latin ones. A selection of the Latin
 * look-alikes of Unicode's confusables (UTS 39, section 4), small letters after case folding.
 */
const letters = bySign({
  a: 'аɑαᴀɐꓮ',
  b: 'ƅʙꓐ',
  c: 'сᴄꓚ',
  d: 'ᴅԁɗđðժꓓ',
  e: 'ᴇеҽεꓰ',
  g: 'ɡցɢꓖ',
  h: 'һհʜꓧ',
  i: 'іıɩɪιꓲ',
  j: 'јϳᴊꓙ',
  k: 'κкᴋꓗ',
  l: 'ӏʟꓡ',
  m: 'мᴍꓟ',
  n: 'ոпηɴꓠ',
  o: 'оοօᴏꓳø',
  p: 'ᴘꓑрρ',
  q: 'ԛ',
  r: 'ʀꓣɾг',
  s: 'ꓢѕꜱ',
  t: 'ᴛꓔтτ',
  u: 'ᴜꓴυս',
  v: 'ᴠꓦνѵ',
  w: 'ᴡꓪԝω',
  x: 'ꓫхχ',
  y: 'ʏꓬуγү',
  z: 'ꓜᴢ',
});

// White on a black disc (🅐), white on a black square (🅰), and the halves of a flag (🇦): NFKC leaves these three alone.
const onGround = [0x1f150, 0x1f170, 0x1f1e6].flatMap((first) =>
  [...alphabetFrom(first)].map((sign, at) => [sign, String.fromCodePoint(0x61 + at)] as const),
);

/** What is one with a Latin letter in every name: two names that differ in it alone are the same name. */
export const lookalikes: ReadonlyMap<string, string> = new Map([...letters, ...onGround]);

/**
 * Latin letters with a stroke, a hook or a tail, turned ones and those of phonetic alphabets, small after case folding:
 * Latin Extended-A to -G and the IPA, by the letter that Unicode's name for them says. Many of them spell real names, in
 * which they are no other letter (Paweł is not Pawel); so they count where nobody has such a name: in a reserved one.
 */
export const variants: ReadonlyMap<string, string> = bySign({
  a: 'ɒᶏᶐⱥꞻꬰꬱꭤ',
  b: 'ƀƃɓᴃᵬᶀꞗ',
  c: 'ƈȼɕʗↄꜿꞓꞔ𝼏𝼝',
  d: 'ƌȡɖᴆᵭᶁᶑẟꝱꝺꟈ𝼥',
  e: 'ǝəɇɘɚɛɜɝɞʚᴈᶒᶓᶔᶕⱸⱻꬲꬳꬴ',
  f: 'ƒᵮᶂꜰꝼꞙꬵꟻ',
  g: 'ǥɠʛᵷᵹᶃꝿꞡꟑꬶ𝼁𝼂',
  h: 'ħɥɦɧʮʯⱨⱶꜧꞕꟶ',
  i: 'ǃɨᴉᵻᵼᶖꞽꟾ𝼚',
  j: 'ȷɉɟʄʝ',
  k: 'ĸƙʞᶄⱪꝁꝃꝅꞣ𝼃𝼐',
  l: 'łƚǀȴɫɬɭᴌᶅⱡꝇꝉꝲꞁꞎꬷꬸꬹ𝼄𝼑𝼓𝼦',
  m: 'ɯɰɱᴟᵯᶆꝳꟺꟽꟿꬺ',
  n: 'ŋƞȵɲɳᴎᵰᶇꝴꞑꞥꬻꬼ𝼇𝼔𝼧',
  o: 'ɔɵᴐᴑᴒᴓᶗⱺꝋꝍꟁꬽꬾꬿ𝼛',
  p: 'ƥᵱᵽᶈꝑꝓꝕꟼ',
  q: 'ɋʠꝗꝙꞯ',
  r: 'ɍɹɺɻɼɽɿʁᴙᴚᵲᵳᶉⱹꝛꝵꞃꞧꭅꭆꭇꭉꭋꭌꭨ𝼈𝼕𝼖𝼨',
  s: 'ƨȿʂᵴᶊẜẝꞅꞩꟊꟗꟙ𝼞𝼩',
  t: 'ŧƫƭȶʇʈᵵⱦꝷꞇ𝼉𝼍𝼪',
  u: 'ʉʊᴝᵾᵿᶙꞹꞿꭎꭏꭒ',
  v: 'ʋʌᶌỽⱱⱴꝟ',
  w: 'ʍⱳꟃ',
  x: 'ᶍꭓꭔꭕꭖꭗꭘꭙ',
  y: 'ƴɏʎỿꭚ𝼆',
  z: 'ƶȥɀʐʑᵶᶎⱬꝣ',
});
