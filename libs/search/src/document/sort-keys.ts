import type { SearchDocument } from '../port.js';
import type { SearchIndex } from '../search-index.js';
import { words } from '../text/tokens.js';

/** The keys a document is sorted by: numbers as they are, texts folded; what is not stated is left out. */
export function sortKeys(index: SearchIndex, document: SearchDocument): Record<string, string | number> {
  const keys: Record<string, string | number> = {};
  for (const { by, kind } of Object.values(index.sorts)) {
    const stated = document.sorts[by];
    const key =
      kind === 'number'
        ? Number(stated ?? NaN)
        : words(String(stated ?? ''))
            .join(' ')
            .slice(0, 200);
    if (typeof key === 'number' ? Number.isFinite(key) : key !== '') keys[by] = key;
  }
  return keys;
}
