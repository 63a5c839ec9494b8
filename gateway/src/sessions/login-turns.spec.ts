import { describe, expect, it } from '@jest/globals';
import { LoginTurns } from './login-turns.js';

/** Work that lasts until it is told to end. */
function openWork() {
  const ends: (() => void)[] = [];
  return {
    begun: () => ends.length,
    work: () => new Promise<string>((resolve) => ends.push(() => resolve('in'))),
    endAll: () => ends.splice(0).forEach((end) => end()),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const busy = { code: 'auth.hashing.busy' };

describe('log-ins in turn', () => {
  it('are let through eight at a time, in the order they came, and all in the end', async () => {
    const turns = new LoginTurns();
    const order: number[] = [];
    let [now, most] = [0, 0];
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        turns.inTurn(async () => {
          order.push(number);
          most = Math.max(most, ++now);
          await settled();
          now--;
        }),
      ),
    );
    expect(most).toBe(8);
    expect(order).toEqual(Array.from({ length: 40 }, (_, number) => number));
  });

  it('are sent away at once when a thousand wait already', async () => {
    const turns = new LoginTurns();
    const { begun, work, endAll } = openWork();
    const waiting = Array.from({ length: 1008 }, () => turns.inTurn(work));
    await expect(turns.inTurn(work)).rejects.toMatchObject(busy);
    expect(begun()).toBe(8);
    while (begun() > 0) {
      endAll();
      await settled();
    }
    expect((await Promise.allSettled(waiting)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1008);
  });

  it('that waited too long are sent away at their turn, and whoever comes then finds a free place', async () => {
    const turns = new LoginTurns();
    const { begun, work, endAll } = openWork();
    const first = Array.from({ length: 8 }, () => turns.inTurn(work));
    const late = [turns.inTurn(work), turns.inTurn(work)];
    await new Promise((resolve) => setTimeout(resolve, 5100));
    endAll();
    for (const one of late) await expect(one).rejects.toMatchObject(busy);
    await Promise.all(first);
    const after = turns.inTurn(work);
    await settled();
    expect(begun()).toBe(1);
    endAll();
    expect(await after).toBe('in');
  });

  it('keep their places when what they did fails', async () => {
    const turns = new LoginTurns();
    const wrong = () => turns.inTurn(() => Promise.reject(new Error('wrong password')));
    for (let count = 0; count < 20; count++) await expect(wrong()).rejects.toThrow('wrong password');
    const answers = await Promise.allSettled(Array.from({ length: 60 }, wrong));
    expect(new Set(answers.map((answer) => answer.status === 'rejected' && String(answer.reason)))).toEqual(
      new Set(['Error: wrong password']),
    );
  });
});
