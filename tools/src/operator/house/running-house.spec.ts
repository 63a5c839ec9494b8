import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTimeOf } from '@guildhall/infra/house/process-identity';
import { Refusal, runningHouse } from './running-house.js';

const NATS_URL = 'nats://127.0.0.1:4222';
let data: string;
beforeEach(() => void (data = mkdtempSync(join(tmpdir(), 'running-house-'))));
afterEach(() => rmSync(data, { recursive: true }));

const record = (startTime: string | undefined) => {
  writeFileSync(join(data, 'house.json'), JSON.stringify({ pid: process.pid, startTime, urls: { NATS_URL } }));
  writeFileSync(join(data, 'secrets.json'), JSON.stringify({ brokerPasswords: { operator: 'secret' } }));
};

describe('the running house', () => {
  it('is reached by the operator’s own password', () => {
    record(startTimeOf(process.pid));
    expect(runningHouse({ GUILDHALL_DATA: data })).toMatchObject({ NATS_URL, NATS_PASSWORD: 'secret' });
  });

  it('is not one whose number was given to another process since', () => {
    record('long-ago');
    expect(() => runningHouse({ GUILDHALL_DATA: data })).toThrow(Refusal);
  });

  it('is also the one in containers, whose record tells no time for its process can not be seen from here', () => {
    record(undefined);
    expect(runningHouse({ GUILDHALL_DATA: data })).toMatchObject({ NATS_URL, NATS_PASSWORD: 'secret' });
  });

  it('is none where nothing was ever started', () => {
    expect(() => runningHouse({ GUILDHALL_DATA: data })).toThrow('No house runs on');
  });
});
