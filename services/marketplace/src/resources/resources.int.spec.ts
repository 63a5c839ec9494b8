import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { visitor } from '@guildhall/contracts/rpc';
import type { Caller, RpcQuestion } from '@guildhall/contracts/rpc';
import { Transactions } from '@guildhall/service-kit';
import { runOwnService } from '@guildhall/testing/service';
import type { OwnService } from '@guildhall/testing/service';
import { schema } from '../migrations/index.js';
import type { StoredResource } from './domain/resource.js';
import { ResourcesModule } from './resources.module.js';
import { ResourceEntity } from './store/resource.entity.js';

let service: OwnService;

beforeAll(async () => {
  service = await runOwnService('marketplace', schema, [ResourcesModule]);
}, 30_000);
afterAll(() => service?.stop());
beforeEach(() => service.rows('DELETE FROM resources'));

const buildResource = (changes: Partial<StoredResource> = {}): StoredResource => ({
  id: newId(),
  userId: newId(),
  companyId: newId(),
  type: 'machine',
  title: 'Five-axis mill for training',
  description: 'Haas UMC-500 with a trainer beside it',
  location: 'Hall 2',
  address: null,
  city: 'Waukesha',
  state: 'WI',
  zip: '53186',
  country: null,
  priceType: 'fixed',
  price: 19.99,
  priceCents: 1999,
  priceUnit: 'hour',
  capacity: 2,
  images: ['/media/a,b.jpg', '/media/"c".jpg'],
  certifications: [],
  availabilityType: 'dates',
  availabilityDates: [{ date: '2026-12-01', startTime: '08:00', endTime: '16:00' }],
  availabilityHours: null,
  prerequisites: null,
  status: 'active',
  createdAt: new Date('2026-11-20T12:00:00Z'),
  updatedAt: new Date('2026-11-20T12:00:00Z'),
  ...changes,
});

async function keep(...resources: StoredResource[]): Promise<StoredResource[]> {
  await service.get(Transactions).repository(ResourceEntity).insert(resources);
  return resources;
}

const list = (query: RpcQuestion<'marketplace.resource.list'> = {}) =>
  service.ask(visitor, 'marketplace.resource.list', query);
const read = (caller: Caller, id: string) => service.ask(caller, 'marketplace.resource.read', { id });
const memberOf = (companyId: string): Caller => ({ kind: 'member', accountId: newId(), companyId, admin: false });

describe('the list of resources', () => {
  it('walks every active one once, newest first, whatever is added meanwhile', async () => {
    const kept = await keep(...Array.from({ length: 7 }, () => buildResource()));
    const first = await list({ limit: 3 });
    await keep(buildResource());
    const second = await list({ limit: 3, cursor: first.nextCursor ?? undefined });
    const third = await list({ limit: 3, cursor: second.nextCursor ?? undefined });
    const seen = [first, second, third].flatMap(({ results }) => results.map(({ id }) => id));
    expect(seen).toEqual(kept.map(({ id }) => id).reverse());
    expect(third.nextCursor).toBeNull();
  });

  it('has no next page where the last one is just full', async () => {
    await keep(buildResource(), buildResource());
    expect((await list({ limit: 2 })).nextCursor).toBeNull();
  });

  it('shows what is active and of the type that was asked for', async () => {
    const [instructor] = await keep(
      buildResource({ type: 'instructor' }),
      buildResource(),
      buildResource({ type: 'instructor', status: 'paused' }),
    );
    expect((await list({ type: 'instructor' })).results.map(({ id }) => id)).toEqual([instructor?.id]);
  });
});

describe('one resource', () => {
  it('comes back as it was kept, lists and prices included', async () => {
    const [kept] = await keep(buildResource());
    expect(await read(visitor, kept!.id.toUpperCase())).toEqual({
      ...kept,
      createdAt: '2026-11-20T12:00:00.000Z',
      updatedAt: '2026-11-20T12:00:00.000Z',
      company: null,
    });
  });

  it('is shown as a draft to its own company, and is not there for others', async () => {
    const [draft] = await keep(buildResource({ status: 'draft' }));
    expect((await read(memberOf(draft!.companyId), draft!.id)).status).toBe('draft');
    for (const caller of [visitor, memberOf(newId())]) {
      await expect(read(caller, draft!.id)).rejects.toMatchObject({ code: 'marketplace.resource.not_found' });
    }
  });

  it('is not there for an id that is none', async () => {
    for (const id of ['1', "' OR 1=1", newId()])
      await expect(read(visitor, id)).rejects.toMatchObject({ code: 'marketplace.resource.not_found' });
  });
});

describe('the search field', () => {
  it('follows title, place and description by itself', async () => {
    const [kept] = await keep(
      buildResource(),
      buildResource({ title: 'Welding booth', city: 'Racine', description: null }),
    );
    const find = (words: string) =>
      service.rows(`SELECT id FROM resources WHERE search_vector @@ websearch_to_tsquery('english', $1)`, [words]);
    expect(await find('milling racine')).toEqual([]);
    expect(await find('milling waukesha trainers')).toEqual([{ id: kept?.id }]);
    await service.rows('UPDATE resources SET title = $2 WHERE id = $1', [kept?.id, 'Lathe']);
    expect(await find('lathes')).toEqual([{ id: kept?.id }]);
  });
});

describe('what a company lists', () => {
  it('can be exported by itself alone, whatever its status', async () => {
    const companyId = newId();
    const own = await keep(
      buildResource({ companyId, status: 'draft' }),
      buildResource({ companyId, status: 'removed' }),
      buildResource({ companyId }),
    );
    await keep(buildResource());
    const { results, next } = await service.ask(memberOf(companyId), 'marketplace.resource.export', {});
    expect(results.map(({ id }) => id)).toEqual(own.map(({ id }) => id).reverse());
    expect(next).toBeNull();
    await expect(service.ask(visitor, 'marketplace.resource.export', {})).rejects.toMatchObject({
      code: 'access.denied',
    });
  });

  it('leaves the site when its account is erased, with every word about it, and news that come late change nothing', async () => {
    const companyId = newId();
    const city = 'Waukesha';
    const news = { companyId, name: 'Badger Tool', city, state: 'WI', logo: null };
    await service.heard(await service.tell('auth.company_changed', { ...news, version: 1 }));
    const [gone, other] = await keep(
      buildResource({ companyId, type: 'instructor', title: 'Ann Olsen' }),
      buildResource(),
    );
    const accountId = newId();
    await service.heard(await service.tell('auth.account_erased', { accountId, companyId, version: 3 }));
    await service.heard(await service.tell('auth.company_changed', { ...news, version: 2 }));
    await expect(read(memberOf(companyId), gone!.id)).rejects.toMatchObject({ code: 'marketplace.resource.not_found' });
    expect((await list()).results.map(({ id }) => id)).toEqual([other!.id]);
    const kept = await service.rows(
      `SELECT r::text || c::text AS words FROM resources r JOIN companies c ON c.id = r."companyId" WHERE r.id = $1`,
      [gone!.id],
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/Ann|Olsen|Badger|Waukesha|Haas|media/);
  });
});
