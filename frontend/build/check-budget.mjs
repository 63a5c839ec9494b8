// What a visitor has to load has a limit, and going over it fails the build.
import { readdir, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { entryChunks, pageChunks } from './page-chunks.mjs';

const KB = 1024;
/** Bytes on the wire: JavaScript as brotli, fonts as they are. The landing page's with all that its answers carry. */
const limits = { landing: 100 * KB, page: 40 * KB, fonts: 60 * KB };

/** The scripts of public/: every page names the first in its head, and that one starts the other. */
const headScripts = ['head.js', 'session-worker.js'];
/** What the headers of one answer weigh. */
const headersOfOne = 0.4 * KB;

export async function checkBudget(dist, manifest) {
  const compressed = async (files) =>
    sum(await Promise.all(files.map(async (file) => (await stat(`${dist}/client/${file}.br`)).size)));
  const atOnce = [...headScripts, ...entryChunks(manifest)];
  const shared = await compressed(atOnce);
  const rows = [];
  for (const key of Object.keys(manifest).filter((key) => key.endsWith('.page.tsx'))) {
    const page = basename(key, '.page.tsx');
    const chunks = pageChunks(manifest, page);
    const own = await compressed(chunks);
    const headers = (atOnce.length + chunks.length) * headersOfOne;
    rows.push(page === 'home' ? ['landing', shared + own + headers, limits.landing] : [`+ ${page}`, own, limits.page]);
  }
  const assets = await readdir(`${dist}/client/assets`);
  const fonts = assets.filter((file) => file.endsWith('.woff2'));
  rows.push([
    'fonts',
    sum(await Promise.all(fonts.map(async (file) => (await stat(`${dist}/client/assets/${file}`)).size))),
    limits.fonts,
  ]);

  for (const [what, size, limit] of rows)
    console.log(`${what.padEnd(16)} ${(size / KB).toFixed(1).padStart(6)} of ${limit / KB} KB`);
  const over = rows.filter(([, size, limit]) => size > limit);
  if (over.length > 0) throw new Error(`Over the budget: ${over.map(([what]) => what).join(', ')}`);
}

const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
