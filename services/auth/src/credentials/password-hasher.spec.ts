import { describe, expect, it } from '@jest/globals';
import { visitor } from '@guildhall/contracts/rpc';
import { withContext } from '@guildhall/service-kit';
import { PasswordHasher } from './password-hasher.js';

describe('password hashing', () => {
  const hasher = new PasswordHasher();

  it('keeps 128 characters of any kind apart to the last one', async () => {
    const long = '🔩'.repeat(63) + 'ab';
    const hashed = await hasher.hash(long);
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches(hashed, long)).toBe(true);
    expect(await hasher.matches(hashed, long.slice(0, -1) + 'c')).toBe(false);
  });

  it('answers no, never yes, where there is no account', async () => {
    expect(await hasher.matches(null, 'nobody has this password')).toBe(false);
  });

  it('works for nobody who would be gone before the answer', async () => {
    const queue = new PasswordHasher();
    const hurried = { caller: visitor, requestId: 'r', deadline: Date.now() + 1000 };
    const outcomes = await withContext(hurried, () =>
      Promise.allSettled(Array.from({ length: 200 }, () => queue.hash('secret1'))),
    );
    expect(Date.now()).toBeLessThan(hurried.deadline + 500);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'auth.hashing.busy' } });
    expect(outcomes.some((outcome) => outcome.status === 'fulfilled')).toBe(true);
  });

  it('sends a storm away with a code instead of queueing without end', async () => {
    const storm = new PasswordHasher();
    const outcomes = await Promise.allSettled(Array.from({ length: 130 }, () => storm.hash('secret1')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(30);
    expect(refused[0]).toMatchObject({ reason: { code: 'auth.hashing.busy' } });
  }, 60_000);
});
