import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { firstAdminPassword } from './admin-password.mjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-admin-'));
  file = join(folder, 'secrets.json');
  writeFileSync(file, '{"redisPassword":"r"}');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('shows the same random password again when the first start was cut off', () => {
  const first = firstAdminPassword(file, undefined);
  expect(first.password).toMatch(/^[a-z2-9]{16}$/);
  expect(firstAdminPassword(file, undefined).password).toBe(first.password);
});

it('forgets the password once the house was ready, and makes no other one', () => {
  const first = firstAdminPassword(file, undefined);
  first.settle();
  expect(readFileSync(file, 'utf8')).not.toContain(first.password);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ redisPassword: 'r', adminSettled: true });
  expect(firstAdminPassword(file, undefined)).toMatchObject({ password: undefined, isFirstStart: false });
});

it('never writes a password that was chosen', () => {
  const chosen = firstAdminPassword(file, 'chosen-by-me');
  expect(chosen).toMatchObject({ password: 'chosen-by-me', isFirstStart: true });
  expect(readFileSync(file, 'utf8')).not.toContain('chosen-by-me');
});
