// Reads Vite's manifest: which files a page needs.
const entry = 'index.html';

/** The JavaScript that every page loads: the entry and what it imports. */
export function entryChunks(manifest) {
  return closure(manifest, entry);
}

/** The JavaScript of one page beyond that. `page` is its name in the route table. */
export function pageChunks(manifest, page) {
  const shared = new Set(entryChunks(manifest));
  return closure(manifest, `src/app/pages/${page}.page.tsx`).filter((file) => !shared.has(file));
}

function closure(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build made no chunk for ${key}`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => closure(manifest, next, seen))];
}
