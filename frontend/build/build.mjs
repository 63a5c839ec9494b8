// Builds the browser's application into dist/. Plain on purpose: one step, one file.
import { mkdir, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { checkBudget } from './check-budget.mjs';
import { compressAll } from './compress.mjs';
import { writePages } from './write-pages.mjs';

process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
// Each build has a folder of its own and takes its place at the end: two at once don't disturb each other, and a house
// that runs never serves half a build.
const draft = `${root}node_modules/.build-${process.pid}`;

try {
  const settings = { configFile: `${root}vite.config.ts`, root, logLevel: 'warn' };
  await build({ ...settings, build: { outDir: `${draft}/client` } });
  await build({ ...settings, build: { outDir: `${draft}/server`, ssr: 'src/entry-server.tsx' } });
  const manifest = await writePages(draft);
  await compressAll(`${draft}/client`);
  await checkBudget(draft, manifest);
  await takePlace();
} finally {
  await rm(draft, { recursive: true, force: true });
}

async function takePlace(tries = 5) {
  const old = `${root}node_modules/.build-${process.pid}-old`;
  await mkdir(`${root}dist`, { recursive: true });
  await rename(`${root}dist`, old);
  await rm(old, { recursive: true });
  try {
    await rename(draft, `${root}dist`);
  } catch (error) {
    // Another build took the place in between: this one is newer.
    if (error.code !== 'ENOTEMPTY' || tries === 1) throw error;
    await takePlace(tries - 1);
  }
}
