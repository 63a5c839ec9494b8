import { lookalikes, variants } from './look-alikes.js';

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
    .map((letter) => lookalikes.get(letter) ?? letter)
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

/** Tells whether a name is reserved or would be read as one that is: ADMIN, аdmin (Cyrillic), ⱥdmin, a-d-m-i-n, 4dm1n, adrnin. */
export function isReservedName(name: string): boolean {
  const bare = nameKey(name).replaceAll(/[^\p{L}\p{N}|!@$]/gu, '');
  const plain = [...bare]
    .map((sign) => variants.get(sign) ?? sign)
    .map((sign) => disguises[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('ci', 'd');
  return reserved.includes(plain);
}
