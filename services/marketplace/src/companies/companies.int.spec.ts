import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { runOwnService } from '@guildhall/testing/service';
import type { OwnService } from '@guildhall/testing/service';
import { schema } from '../migrations/index.js';
import { ResourcesModule } from '../resources/resources.module.js';

let service: OwnService;

beforeAll(async () => {
  service = await runOwnService('marketplace', schema, [ResourcesModule]);
}, 30_000);
afterAll(() => service?.stop());

const registered = (companyId: string) =>
  service.tell('auth.account_registered', {
    accountId: newId(),
    companyId,
    companyName: 'Badger Tool',
    email: 'ann@shop.example',
    registeredAt: new Date().toISOString(),
  });
const changed = (companyId: string, name: string, version: number) =>
  service.tell('auth.company_changed', { companyId, name, city: null, state: null, logo: null, version });
const nameOf = async (id: string) =>
  (await service.rows<{ name: string }>('SELECT name FROM companies WHERE id = $1', [id]))[0]?.name;

it('knows a company from its registration on', async () => {
  const id = newId();
  await service.heard(await registered(id));
  expect(await nameOf(id)).toBe('Badger Tool');
});

it('keeps the newest of what it hears, in whatever order that comes', async () => {
  const id = newId();
  await service.heard(await changed(id, 'Second', 2));
  await service.heard(await changed(id, 'First', 1), await registered(id));
  expect(await nameOf(id)).toBe('Second');
});
