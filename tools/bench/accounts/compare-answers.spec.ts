import { describe, expect, it } from '@jest/globals';
import { compareAnswers, fingerprint } from './compare-answers.mjs';

const answer = (body: string, id = '1') => ({
  status: 401,
  headers: { date: `now ${id}`, 'x-request-id': id, 'content-length': '9' },
  body: Buffer.from(body),
});

describe('a comparison of answers', () => {
  it('gives both sides the same predecessors', async () => {
    const asked: string[] = [];
    const side = (name: string) => (at: number) => {
      asked.push(`${name}${at}`);
      return Promise.resolve(answer('no'));
    };
    const { known, unknown, alike } = await compareAnswers({ known: side('k'), unknown: side('u') }, 4);
    expect(asked.join(' ')).toBe('k0 u0 u1 k1 k2 u2 u3 k3');
    expect([known.length, unknown.length, alike]).toEqual([4, 4, true]);
  });

  it('notices every difference but the time and the number of the request', async () => {
    expect(fingerprint(answer('{"id":"1"}', '1'))).toBe(fingerprint(answer('{"id":"2"}', '2')));
    expect(fingerprint(answer('yes'))).not.toBe(fingerprint(answer('no')));
    expect(fingerprint({ ...answer('no'), status: 400 })).not.toBe(fingerprint(answer('no')));
    expect(fingerprint({ ...answer('no'), headers: { 'set-cookie': ['a=b'] } })).not.toBe(fingerprint(answer('no')));
    const pair = { known: () => Promise.resolve(answer('no')), unknown: () => Promise.resolve(answer('nobody')) };
    expect((await compareAnswers(pair, 2)).alike).toBe(false);
  });
});
