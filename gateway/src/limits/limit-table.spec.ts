import { describe, expect, it } from '@jest/globals';
import { defaultLimits, limitSetting } from './limit-table.js';

describe('the setting LIMITS', () => {
  it('changes what it names and leaves the rest', () => {
    expect(limitSetting.parse('register=20/60, link=5/10')).toEqual({
      ...defaultLimits,
      register: { times: 20, seconds: 60, by: 'address' },
      link: { times: 5, seconds: 10, by: 'address' },
    });
    expect(limitSetting.parse(undefined)).toEqual(defaultLimits);
  });

  it.each(['register', 'register=0/60', 'register=5/0', 'nobody=1/1', 'register=5', '__proto__=1/1', 'register=-1/60'])(
    'does not take %s',
    (text) => expect(limitSetting.safeParse(text).success).toBe(false),
  );
});
