// Builds the browser's application into dist/: see each step. Plain on purpose: one step, one file.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { checkBudget } from './check-budget.mjs';
import { compressAll } from './compress.mjs';
import { writePages } from './write-pages.mjs';

process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const settings = { configFile: `${root}/vite.config.ts`, root, logLevel: 'warn' };

await rm(`${root}/dist`, { recursive: true, force: true });
await build(settings);
await build({ ...settings, build: { ssr: 'src/entry-server.tsx' } });
const manifest = await writePages(`${root}/dist`);
await compressAll(`${root}/dist/client`);
await checkBudget(`${root}/dist`, manifest);
