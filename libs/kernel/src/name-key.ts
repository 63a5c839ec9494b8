/**
 * Letters of other scripts that a reader takes for Latin ones. A selection of the Latin look-alikes of
 * Unicode's confusables (UTS 39, section 4), small letters after case folding.
 */
const lookalikes: Record<string, string> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  ᴀ: 'a',
  ɐ: 'a',
  Ь: 'b',
  ƅ: 'b',
  с: 'c',
  ϲ: 'c',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ԁ: 'd',
  ɗ: 'd',
  đ: 'd',
  ð: 'd',
  ժ: 'd',
  е: 'e',
  ҽ: 'e',
  ε: 'e',
  ɡ: 'g',
  ց: 'g',
  һ: 'h',
  հ: 'h',
  і: 'i',
  ı: 'i',
  ɩ: 'i',
  ɪ: 'i',
  ι: 'i',
  ӏ: 'l',
  ј: 'j',
  ϳ: 'j',
  κ: 'k',
  к: 'k',
  ᴋ: 'k',
  ⅼ: 'l',
  м: 'm',
  ᴍ: 'm',
  ո: 'n',
  п: 'n',
  η: 'n',
  ɴ: 'n',
  о: 'o',
  ο: 'o',
  օ: 'o',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ʙ: 'b',
  ɢ: 'g',
  ʜ: 'h',
  ᴊ: 'j',
  ʟ: 'l',
  ꓮ: 'a',
  ꓐ: 'b',
  ꓚ: 'c',
  ꓓ: 'd',
  ꓰ: 'e',
  ꓖ: 'g',
  ꓧ: 'h',
  ꓲ: 'i',
  ꓙ: 'j',
  ꓗ: 'k',
  ꓡ: 'l',
  ꓟ: 'm',
  ꓠ: 'n',
  ꓳ: 'o',
  ꓑ: 'p',
  ꓣ: 'r',
  ꓢ: 's',
  ꓔ: 't',
  ꓴ: 'u',
  ꓦ: 'v',
  ꓪ: 'w',
  ꓫ: 'x',
  ꓬ: 'y',
  ꓜ: 'z',
  ø: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  ɾ: 'r',
  г: 'r',
  ѕ: 's',
  ꜱ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ս: 'u',
  ν: 'v',
  ѵ: 'v',
  ԝ: 'w',
  ω: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  ү: 'y',
  ᴢ: 'z',
};

/** Signs that stand in for a letter only where somebody means to be taken for another: 4dm1n. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
};

const reserved = ['admin', 'administrator'];

/** What makes a user name unique: compatibility forms, case, accents and look-alike letters folded (NFKC, UTS 39). */
export function nameKey(name: string): string {
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|\p{Cf}/gu, '');
  return [...folded]
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')
    .normalize('NFKC');
}

/**
 * What makes an e-mail address unique: compatibility forms and case folded, and the domain as mail is delivered to it;
 * nothing that could join two mailboxes.
 */
export function emailKey(email: string): string {
  const folded = email.normalize('NFKC').toLowerCase();
  const domainAt = folded.lastIndexOf('@') + 1;
  return folded.slice(0, domainAt) + domainKey(folded.slice(domainAt));
}

/**
 * For whom a budget of mails counts: the mailbox behind an address, without the label that many of them let follow a `+`
 * (RFC 5233). For counting alone: where there are no labels it joins two mailboxes, so nothing is unique or delivered by it.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const [plusAt, domainAt] = [key.indexOf('+'), key.lastIndexOf('@')];
  return plusAt > 0 ? key.slice(0, plusAt) + key.slice(domainAt) : key;
}

/** UTS 46, as mail servers and browsers read domains: bücher.example and xn--bcher-kva.example are one. */
function domainKey(domain: string): string {
  const address = `http://${domain}`;
  const isForeign = /[^ -~]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  return isForeign && URL.canParse(address) ? new URL(address).hostname : domain;
}

/** Tells whether a name is reserved or would be read as one that is: ADMIN, аdmin (Cyrillic), a-d-m-i-n, 4dm1n, adrnin. */
export function isReservedName(name: string): boolean {
  const bare = nameKey(name).replaceAll(/[^\p{L}\p{N}|!@$]/gu, '');
  const plain = [...bare]
    .map((sign) => disguises[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('ci', 'd');
  return reserved.includes(plain);
}
