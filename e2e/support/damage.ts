import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestHouse } from '@guildhall/testing/engines';
import { createClient } from 'redis';

/** Deletes what an engine has stored, while it runs: kill it next, before it notices. */
export function deleteData(house: TestHouse, engine: 'nats' | 'elasticsearch'): void {
  rmSync(join(house.house().data, engine), { recursive: true, maxRetries: 20, retryDelay: 50, force: true });
}

/** Throws away everything in Redis: sessions, queues, caches. */
export async function emptyRedis(house: TestHouse): Promise<void> {
  const client = createClient({ url: house.house().urls['REDIS_URL']! });
  await client.connect();
  await client.flushAll();
  client.destroy();
}

/** How often the launcher has started a process again. */
export function restartsOf(house: TestHouse, instance: string): number {
  return house.house().processes.find((entry) => entry.instance === instance)?.restarts ?? 0;
}
