import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Refusal } from '../engines/refusal.mjs';
import { endedTooEarly } from './ended-too-early.mjs';

let folder: string;
let log: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-ended-'));
  log = join(folder, 'auth-1.log');
});

afterEach(() => rmSync(folder, { recursive: true }));

const said = (text: string) => {
  writeFileSync(log, text);
  return endedTooEarly({ instance: 'auth-1', log }, 'ended with code 1');
};

it('is the one line of a bad setting, wherever in the log the process named it', () => {
  const line = `Bad setting ADMIN_EMAIL: must be an e-mail address (auth-1 ended with code 1; its log is ${log})`;
  const later = Array.from({ length: 30 }, (_, number) => `    at step ${number}`).join('\n');
  for (const text of [
    'Bad setting ADMIN_EMAIL: must be an e-mail address\nBad setting LOG_LEVEL: must be another\n',
    `{"message":"starting"}\nError: Bad setting ADMIN_EMAIL: must be an e-mail address {\n${later}\nNode.js v20\n`,
    `Error: Bad setting ADMIN_EMAIL: must be an e-mail address\n${later}\n`,
  ]) {
    expect(said(text)).toBeInstanceOf(Refusal);
    expect(said(text).message).toBe(line);
  }
});

it('is the end of the log for everything else', () => {
  const error = said(Array.from({ length: 30 }, (_, number) => `line ${number}`).join('\n'));
  expect(error).not.toBeInstanceOf(Refusal);
  expect(error.message).toMatch(
    /^auth-1 ended with code 1 before the house was ready\. The end of .*auth-1\.log:\nline 10\n/,
  );
  expect(error.message).toMatch(/line 29$/);
});
