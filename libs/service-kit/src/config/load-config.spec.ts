import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { databaseSettings, loadConfig } from './load-config.js';

describe('loading settings', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('takes what the schema names and nothing else', () => {
    const config = loadConfig(z.object(databaseSettings), { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', HOME: '/x' });
    expect(config).toEqual({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' });
  });

  it('stops the boot at a bad value and names the variable', () => {
    const lines: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${String(code)}`);
    });
    expect(() => loadConfig(z.object(databaseSettings), { DATABASE_URL: 'mysql://x' })).toThrow('exit 1');
    expect(lines).toEqual(['Bad setting DATABASE_URL: must be a postgres:// address\n']);
  });
});
