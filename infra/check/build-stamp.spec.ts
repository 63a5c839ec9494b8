import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { isFresh, keepStamp, sourceStamp } from './build-stamp.mjs';

let root: string;
const stamp = () => sourceStamp(['libs'], root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-stamp-'));
  mkdirSync(join(root, 'libs/a/dist'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'libs/a/one.ts'), 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

it('stays the same when a file is only touched, a spec changes or something is built', () => {
  const before = stamp();
  utimesSync(join(root, 'libs/a/one.ts'), 1, 1);
  writeFileSync(join(root, 'libs/a/one.spec.ts'), 'spec');
  writeFileSync(join(root, 'libs/a/dist/one.js'), 'built');
  expect(stamp()).toBe(before);
});

it('changes with a content, a new file and a new name', () => {
  const before = stamp();
  writeFileSync(join(root, 'libs/a/one.ts'), 'two');
  const changed = stamp();
  rmSync(join(root, 'libs/a/one.ts'));
  writeFileSync(join(root, 'libs/a/two.ts'), 'two');
  expect(new Set([before, changed, stamp()]).size).toBe(3);
});

it('calls a part fresh only when it was kept with these sources', () => {
  expect(isFresh('pages', stamp(), root)).toBe(false);
  keepStamp('pages', stamp(), root);
  expect(isFresh('pages', stamp(), root)).toBe(true);
  writeFileSync(join(root, 'libs/a/one.ts'), 'new');
  expect(isFresh('pages', stamp(), root)).toBe(false);
});
