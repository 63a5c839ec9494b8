/** First letters of the first two words of a name, in capitals: "Fox Valley Tool & Die" is "FV". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').toUpperCase())
    .join('');
}
