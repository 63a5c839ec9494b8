/** Letters that decomposition leaves whole. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Brings spellings of one word together: lower case, without accents, only letters and digits left. */
export function fold(word: string): string {
  // The ordinary case, and by far the most frequent one.
  if (/^[a-z0-9]*$/.test(word)) return word;
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[øłđðþßæœı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
