import { ClientNats } from '@nestjs/microservices';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { visitor } from '@guildhall/contracts/rpc';
import { natsOptions, RpcClient, withContext } from '@guildhall/service-kit';
import { cloneDatabase, startOwnNats } from '@guildhall/testing/engines';
import type { DatabaseClone, OwnEngine } from '@guildhall/testing/engines';
import { spawnProcess } from '@guildhall/testing/service';
import type { OwnProcess } from '@guildhall/testing/service';

const minuteMs = 60_000;
const words = ['welding', 'cnc', 'forklift', 'weldng', 'osha 10', 'lean', ''];

let database: DatabaseClone;
let broker: OwnEngine;
let replicas: [OwnProcess, OwnProcess];
let nats: ClientNats;
let gateway: RpcClient;

beforeAll(async () => {
  [database, broker] = await Promise.all([cloneDatabase('training-catalog'), startOwnNats()]);
  const settings = { NATS_URL: broker.url, DATABASE_URL: database.url, LOG_LEVEL: 'warn' };
  // It loads the sample and leaves: the replicas are alone.
  const owner = await spawnProcess('training-catalog', settings);
  await owner.end();
  await owner.stop();
  const replica = (number: number) =>
    spawnProcess('catalog-search', settings, { number, script: 'services/training-catalog/dist/search.main.js' });
  replicas = await Promise.all([replica(1), replica(2)]);
  nats = new ClientNats(natsOptions('gateway', { INSTANCE: 'gateway-1', LOG_LEVEL: 'error', NATS_URL: broker.url }));
  await nats.connect();
  gateway = new RpcClient(nats);
}, 2 * minuteMs);

afterAll(async () => {
  await nats?.close();
  await Promise.all(replicas?.map((replica) => replica.stop()) ?? []);
  await Promise.all([database?.drop(), broker?.stop()]);
}, minuteMs);

const search = (q: string) =>
  withContext({ caller: visitor, requestId: newId() }, () =>
    gateway.call('training-catalog.opportunity.search', { q, page: 1, size: 10 }),
  );

/** Ten who search without a pause while something happens, and for a second after it. */
async function underLoad(event: () => Promise<unknown>): Promise<{ answered: number; failures: unknown[] }> {
  const outcome = { answered: 0, failures: [] as unknown[] };
  let over = false;
  const askers = Array.from({ length: 10 }, async (_, asker) => {
    for (let turn = asker; !over; turn += 1) {
      await search(words[turn % words.length] ?? '').then(
        ({ total }) => (total > 0 ? (outcome.answered += 1) : outcome.failures.push('nothing found')),
        (error: unknown) => outcome.failures.push(error),
      );
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await event();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  over = true;
  await Promise.all(askers);
  return outcome;
}

describe('two replicas of catalog-search', () => {
  it(
    'share the load',
    async () => {
      const before = replicas.map((replica) => replica.processorSeconds());
      const { answered, failures } = await underLoad(async () => new Promise((resolve) => setTimeout(resolve, 2000)));
      const worked = replicas.map((replica, at) => replica.processorSeconds() - (before[at] ?? 0));
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThan(50);
      expect(Math.min(...worked)).toBeGreaterThan(Math.max(...worked) * 0.2);
    },
    minuteMs,
  );

  it(
    'lose no answer when one is told to end',
    async () => {
      const { answered, failures } = await underLoad(() => replicas[0].end());
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThan(20);
      await replicas[0].restart();
    },
    minuteMs,
  );

  it(
    'lose no answer when one is killed',
    async () => {
      const { answered, failures } = await underLoad(() => replicas[1].kill());
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThan(20);
      await replicas[1].restart();
    },
    minuteMs,
  );
});
