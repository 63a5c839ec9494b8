import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { validAfterKey } from '@guildhall/contracts/auth';
import { REDIS } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { settled } from '@guildhall/testing/service';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';
import { EndSessions } from './end-sessions.js';

let service: OwnAuth;

beforeAll(async () => void (service = await runOwnAuth()), 30_000);
afterAll(() => service?.stop());

const mirror = async (id: string) => Number(await service.get<Redis>(REDIS).get(validAfterKey(id)));
const inRow = async (id: string) => {
  const [row] = await service.rows<{ validAfter: Date }>('SELECT "validAfter" FROM users WHERE id = $1', [id]);
  return row!.validAfter.getTime();
};

it('puts into the row and into Redis from when on sessions count', async () => {
  const { id } = await service.register();
  const validAfter = await service.get(EndSessions).with(id, async () => undefined);
  expect(await inRow(id)).toBe(validAfter.getTime());
  expect(await mirror(id)).toBe(validAfter.getTime());
});

it('ends nothing where the deed it belongs to fails', async () => {
  const { id } = await service.register();
  const before = await inRow(id);
  const failing = service.get(EndSessions).with(id, async () => {
    throw new Error('the deed failed');
  });
  await expect(failing).rejects.toThrow('the deed failed');
  expect(await inRow(id)).toBe(before);
  expect(await mirror(id)).toBe(0);
});

it('brings the mirror back by the event where the first writing failed', async () => {
  const { id } = await service.register();
  const validAfter = await service.get(EndSessions).with(id, async () => undefined);
  await service.get<Redis>(REDIS).del(validAfterKey(id));
  await service.tell('auth.sessions_ended', { accountId: id, validAfter: validAfter.toISOString() });
  await settled('the mirror', async () => ((await mirror(id)) === validAfter.getTime() ? true : null));
});

it('never sets the mirror back when events arrive late', async () => {
  const { id } = await service.register();
  const validAfter = await service.get(EndSessions).with(id, async () => undefined);
  const older = new Date(validAfter.getTime() - 60_000).toISOString();
  await service.heard(await service.tell('auth.sessions_ended', { accountId: id, validAfter: older }));
  expect(await mirror(id)).toBe(validAfter.getTime());
});
