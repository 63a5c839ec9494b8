import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { restartsOf } from '../support/damage.js';
import { eventually, pause } from '../support/eventually.js';
import { Visitor } from '../support/visitor.js';

describe('two replicas of the catalogue search', () => {
  let house: TestHouse;

  beforeAll(async () => {
    house = await startHouse({ args: ['--catalog-search', '2'] });
  }, 180_000);

  afterAll(() => house?.stop());

  /** Searches with ten clients until `done`, and counts the statuses of the answers. */
  async function searchUntil(done: Promise<unknown>): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    let over = false;
    void done.then(() => (over = true));
    const client = async () => {
      const visitor = new Visitor(house.address);
      while (!over) {
        const { status } = await visitor.get('/api/training?q=welding');
        counts[status] = (counts[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 10 }, client));
    return counts;
  }

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'lose no answer when one of them ends by %s under load',
    async (signal) => {
      const restartsBefore = restartsOf(house, 'catalog-search-1');
      const ended = (async () => {
        await pause(1000);
        house.kill('catalog-search-1', signal);
        await pause(3000);
      })();
      const counts = await searchUntil(ended);
      expect(Object.keys(counts)).toEqual(['200']);
      expect(counts['200']).toBeGreaterThan(200);
      expect(
        await eventually(
          async () => restartsOf(house, 'catalog-search-1'),
          (restarts) => restarts > restartsBefore,
        ),
      ).toBe(restartsBefore + 1);
      // Time to join the others again, before the next round.
      await pause(3000);
    },
    60_000,
  );
});
