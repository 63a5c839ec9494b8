/** A card shows this many characters of a description. */
export const descriptionLimit = 200;

/** Cuts a text after `limit` characters, at the end of a word where one is near, and marks the cut. Letters stay whole. */
export function truncate(text: string, limit = descriptionLimit): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (letters.length <= limit) return letters.join('');
  const cut = letters.slice(0, limit).join('');
  const lastWord = cut.lastIndexOf(' ');
  return `${(lastWord > limit * 0.8 ? cut.slice(0, lastWord) : cut).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
