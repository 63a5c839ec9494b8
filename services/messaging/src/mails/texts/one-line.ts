/** A text of somebody else's as one short line: no line breaks or control characters, which could forge a header. */
export function oneLine(text: string, max = 80): string {
  const line = text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const signs = [...line];
  return signs.length > max ? `${signs.slice(0, max - 1).join('')}…` : line;
}
