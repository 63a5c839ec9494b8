/** Few words make up most of every text. */
const remembered = new Map<string, string>();
const MOST_REMEMBERED = 50_000;

/**
 * The English (Porter 2) stemming algorithm of the Snowball project: "welding", "welds" and "weld" share the stem
 * "weld". Input is a folded word; a word with a digit or a letter outside a to z is its own stem.
 */
export function stem(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const found = stemOf(word);
  remembered.set(word, found);
  return found;
}

function stemOf(word: string): string {
  if (word.length <= 2 || !/^[a-z]+$/.test(word)) return word;
  const kept = EXCEPTIONS.get(word);
  if (kept !== undefined) return kept;
  let text = markConsonantY(word);
  const [r1, r2] = regions(text);
  text = plural(text);
  if (LEFT_AFTER_PLURAL.has(text)) return text;
  text = pastAndGerund(text, r1);
  text = text.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  text = longSuffix(text, r1);
  text = shortSuffix(text, r1, r2);
  text = residual(text, r2);
  text = finalLetter(text, r1, r2);
  return text.toLowerCase();
}

const EXCEPTIONS = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((same) => [same, same] as const),
]);
const LEFT_AFTER_PLURAL = new Set([
  'inning',
  'outing',
  'canning',
  'herring',
  'earring',
  'proceed',
  'exceed',
  'succeed',
]);

const VOWEL = 'aeiouy';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.includes(letter);

/** A y that starts a word or follows a vowel is a consonant, written Y from here on. */
function markConsonantY(word: string): string {
  return word.replace(/^y/, 'Y').replaceAll(/(?<=[aeiouy])y/g, 'Y');
}

/** R1 begins after the first consonant that follows a vowel; R2 is the same within R1. */
function regions(text: string): [number, number] {
  const special = /^(gener|commun|arsen)/.exec(text);
  const r1 = special ? special[0].length : afterVowelConsonant(text, 0);
  return [r1, afterVowelConsonant(text, r1)];
}

function afterVowelConsonant(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (isVowel(text[at - 1]) && !isVowel(text[at])) return at + 1;
  }
  return text.length;
}

function plural(text: string): string {
  if (text.endsWith('sses')) return text.slice(0, -2);
  if (/ie[ds]$/.test(text)) return text.length > 4 ? text.slice(0, -2) : text.slice(0, -1);
  if (/(us|ss)$/.test(text)) return text;
  if (text.endsWith('s') && /[aeiouy].+s$/.test(text)) return text.slice(0, -1);
  return text;
}

function pastAndGerund(text: string, r1: number): string {
  const eed = /eed(ly)?$/.exec(text);
  if (eed) return eed.index >= r1 ? `${text.slice(0, eed.index)}ee` : text;
  const ending = /(ingly|edly|ing|ed)$/.exec(text);
  if (!ending) return text;
  const rest = text.slice(0, ending.index);
  if (!/[aeiouy]/.test(rest)) return text;
  if (/(at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return /^[aeo].{2}$/.test(rest) ? rest : rest.slice(0, -1);
  return isShort(rest, r1) ? `${rest}e` : rest;
}

/** A short word: R1 is empty and it ends in a short syllable. */
function isShort(text: string, r1: number): boolean {
  return r1 >= text.length && endsInShortSyllable(text);
}

function endsInShortSyllable(text: string): boolean {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(text) || /^[aeiouy][^aeiouy]$/.test(text);
}

const LONG_SUFFIXES: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];

function longSuffix(text: string, r1: number): string {
  const found = LONG_SUFFIXES.find(([suffix]) => text.endsWith(suffix));
  if (found) return replaceEnd(text, found, r1);
  if (text.endsWith('ogi')) return /logi$/.test(text) ? replaceEnd(text, ['ogi', 'og'], r1) : text;
  return /[cdeghkmnrt]li$/.test(text) ? replaceEnd(text, ['li', ''], r1) : text;
}

const SHORT_SUFFIXES: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

function shortSuffix(text: string, r1: number, r2: number): string {
  if (text.endsWith('ative')) return replaceEnd(text, ['ative', ''], r2);
  const found = SHORT_SUFFIXES.find(([suffix]) => text.endsWith(suffix));
  return found ? replaceEnd(text, found, r1) : text;
}

function replaceEnd(text: string, [suffix, by]: readonly [string, string], region: number): string {
  const at = text.length - suffix.length;
  return at >= region ? text.slice(0, at) + by : text;
}

function residual(text: string, r2: number): string {
  const found = /(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/.exec(text);
  if (!found || found.index < r2) return text;
  if (found[0] === 'ion' && !/[st]ion$/.test(text)) return text;
  return text.slice(0, found.index);
}

function finalLetter(text: string, r1: number, r2: number): string {
  const at = text.length - 1;
  if (text.endsWith('e')) {
    const goes = at >= r2 || (at >= r1 && !endsInShortSyllable(text.slice(0, -1)));
    return goes ? text.slice(0, -1) : text;
  }
  return text.endsWith('ll') && at >= r2 ? text.slice(0, -1) : text;
}
