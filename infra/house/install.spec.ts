import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ensureInstalled, matchesLock } from './install.mjs';

let root: string;
const wanted = {
  '': {},
  'libs/kernel': { version: '0.1.0' },
  'node_modules/@guildhall/kernel': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-install-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
});

afterEach(() => rmSync(root, { recursive: true }));

const install = (packages: object) =>
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));

it('takes packages that someone installed by hand for installed', async () => {
  install({ 'node_modules/zod': { version: '4.6.7' } });
  await ensureInstalled(() => {
    throw new Error('must not install');
  }, root);
  expect(readFileSync(join(root, 'node_modules/.guildhall-stamp'), 'utf8')).toMatch(/^[0-9a-f]{64} v\d+/);
});

it('sees a package of another version and a missing one', () => {
  install({ 'node_modules/zod': { version: '4.6.6' } });
  expect(matchesLock(root)).toBe(false);
  install({});
  expect(matchesLock(root)).toBe(false);
});

it('installs again when Node is another version than the one the packages were installed for', async () => {
  install({ 'node_modules/zod': { version: '4.6.7' } });
  writeFileSync(join(root, 'node_modules/.guildhall-stamp'), 'abc v18.0.0');
  const told: string[] = [];
  const refuse = (line: string) => {
    told.push(line);
    throw new Error('stop here');
  };
  await expect(ensureInstalled(refuse, root)).rejects.toThrow('stop here');
  expect(told).toEqual(['installing the npm packages']);
});

it('never installs under a running house of the same checkout', async () => {
  install({});
  mkdirSync(join(root, '.engines/houses'), { recursive: true });
  const { startTimeOf } = await import('./process-identity.mjs');
  const house = { pid: process.ppid, startTime: startTimeOf(process.ppid), data: '/somewhere' };
  writeFileSync(join(root, '.engines/houses/1.json'), JSON.stringify(house));
  await expect(ensureInstalled(() => {}, root)).rejects.toThrow(`running (process ${process.ppid}): stop it first`);
});
