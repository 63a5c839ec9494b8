import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { limits } from '@guildhall/contracts/http';
import type { LimitName } from '@guildhall/contracts/http';
import { defaultLimits, limitSetting } from './limit-table.js';

describe('the setting LIMITS', () => {
  it('changes what it names and leaves the rest', () => {
    expect(limitSetting.parse('register=20/60, link=5/10')).toEqual({
      ...defaultLimits,
      register: { times: 20, seconds: 60 },
      link: { times: 5, seconds: 10 },
    });
    expect(limitSetting.parse(undefined)).toEqual(defaultLimits);
  });

  it.each(['register', 'register=0/60', 'register=5/0', 'nobody=1/1', 'register=5', '__proto__=1/1', 'register=-1/60'])(
    'does not take %s',
    (text) => expect(limitSetting.safeParse(text).success).toBe(false),
  );
});

describe('the limits in the README', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `([a-z_]+)` +\| (\d+) in (\d+) +\| (\S.*?) *\|$/gm)];

  it('are those that are in force, with their figures and for whom they count', () => {
    const said = rows.map(([, name, times, seconds]) => [name, { times: Number(times), seconds: Number(seconds) }]);
    expect(Object.fromEntries(said)).toEqual(defaultLimits);
    const people = { address: /^network address/, account: /^account/, email: /^e-mail address/, name: /^user name/ };
    for (const [, name, , , counted] of rows) expect(counted).toMatch(people[limits[name as LimitName].by]);
  });
});
