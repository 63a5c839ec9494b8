import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startTimeOf } from '../house/process-identity.mjs';
import { buildAll } from './build.mjs';

let root: string;
let told: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-build-'));
  told = [];
  for (const folder of ['libs', 'node_modules', '.engines/houses']) mkdirSync(join(root, folder), { recursive: true });
  changeSources('one');
});

afterEach(() => rmSync(root, { recursive: true }));

const changeSources = (text: string) => writeFileSync(join(root, 'libs/one.ts'), text);
const build = () => buildAll((line) => told.push(line), root, [part('processes'), part('pages')]);
const part = (name: string) => ({
  name,
  sources: ['libs'],
  outputs: [`${name}.js`],
  command: () => {
    writeFileSync(join(root, `${name}.js`), 'built');
    return Promise.resolve({ code: 0, output: '' });
  },
});

function houseRuns(pid: number, startTime = startTimeOf(pid)) {
  writeFileSync(join(root, `.engines/houses/${pid}.json`), JSON.stringify({ pid, startTime, data: '/somewhere' }));
}

it('builds again only what has changed or is missing', async () => {
  await build();
  await build();
  expect(told).toEqual(['building the processes', 'building the pages']);
  rmSync(join(root, 'pages.js'));
  await build();
  changeSources('two');
  await build();
  expect(told.slice(2)).toEqual(['building the pages', 'building the processes', 'building the pages']);
});

it('never builds changed sources under a running house of the same checkout', async () => {
  await build();
  houseRuns(process.ppid);
  changeSources('two');
  const refusal = `a house of this checkout is running on the old build (process ${process.ppid}, data /somewhere): stop it first.`;
  await expect(build()).rejects.toThrow(refusal);
  expect(told).toHaveLength(2);
});

it('goes on beside a running house when nothing has changed', async () => {
  await build();
  houseRuns(process.ppid);
  await build();
  expect(told).toHaveLength(2);
});

it('builds when the house is gone, and when it is the one that is being started', async () => {
  houseRuns(process.pid);
  houseRuns(process.ppid, 'long-ago');
  await build();
  expect(told).toHaveLength(2);
});
