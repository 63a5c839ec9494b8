// Makes the three typefaces of src/ui/fonts anew: IBM Plex (SIL Open Font License), cut to the letters of the site's
// language, of names written in western Europe, and to the signs the interface draws.
// Run by hand when the packages are updated: node build/subset-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const faces = {
  'sans-400': '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2',
  'sans-600': '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2',
  'condensed-600': '@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-600-normal.woff2',
};

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));
const letters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽž–—‘’“”•…€™−×↑↓\u2009\u202f';

for (const [name, path] of Object.entries(faces)) {
  const subset = await subsetFont(await readFile(resolve(path)), letters, { targetFormat: 'woff2' });
  await writeFile(new URL(`../src/ui/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}.woff2 ${subset.length} bytes`);
}
