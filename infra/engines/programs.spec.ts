import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findProgram } from './programs.mjs';

let root: string;

beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'guildhall-programs-'))));
afterEach(() => rmSync(root, { recursive: true }));

function place(path: string, mode = 0o755) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

it('prefers what is on PATH to what was unpacked', () => {
  const onPath = place('bin/server');
  place('unpacked/set/usr/bin/server');
  expect(findProgram('server', { path: join(root, 'bin'), unpacked: join(root, 'unpacked') })).toEqual({
    path: onPath,
    env: {},
  });
});

it('finds an unpacked program and says where its libraries are', () => {
  const program = place('unpacked/set/usr/sbin/server');
  place('unpacked/set/usr/lib/x86_64-linux-gnu/libx.so');
  const lib = join(root, 'unpacked/set/usr/lib');
  expect(findProgram('server', { path: '/nowhere', unpacked: join(root, 'unpacked') })).toEqual({
    path: program,
    env: { LD_LIBRARY_PATH: `${lib}/x86_64-linux-gnu:${lib}` },
  });
});

it('passes over files that cannot be run and folders that are not there', () => {
  place('bin/server', 0o644);
  expect(findProgram('server', { path: `${root}/bin::/nowhere`, unpacked: join(root, 'none') })).toBeUndefined();
});
