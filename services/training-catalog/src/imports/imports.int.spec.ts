import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { visitor } from '@guildhall/contracts/rpc';
import type { Caller } from '@guildhall/contracts/rpc';
import { runOwnService } from '@guildhall/testing/service';
import type { OwnService } from '@guildhall/testing/service';
import { schema } from '../migrations/index.js';
import { rooms } from '../rooms.js';
import { LoadSample } from './load-sample.js';

const operator: Caller = { kind: 'system', process: 'operator' };
let service: OwnService;

beforeAll(async () => {
  service = await runOwnService('training-catalog', schema, rooms({}));
}, 60_000);
afterAll(() => service?.stop());

let made = 0;
const buildSource = () => ({ name: `Source ${++made}`, sourceType: 'partner' as const });
const begin = async (source = buildSource()) =>
  (await service.ask(operator, 'training-catalog.import.begin', source)).runId;
const take = (runId: string, batch: number, rows: unknown[]) =>
  service.ask(operator, 'training-catalog.import.rows', { runId, batch, rows });
const finish = (runId: string) => service.ask(operator, 'training-catalog.import.finish', { runId });
const rowsOf = (name: string) =>
  service.rows<{ id: string; title: string; version: string; status: string }>(
    'SELECT o.id, o.title, o.version, o.status FROM training_opportunities o JOIN sources s ON s.id = o."sourceId" WHERE s.name = $1 ORDER BY o."sourceKey"',
    [name],
  );
const search = (q: string) => service.ask(visitor, 'training-catalog.opportunity.search', { q, page: 1, size: 10 });

describe('a fresh house', () => {
  it('has the whole sample catalogue, findable, before it says that it is ready, and loads it once', async () => {
    const [run] = await service.rows(
      `SELECT status, created, refused FROM import_runs r JOIN sources s ON s.id = r."sourceId" WHERE s.name = 'Guildhall sample catalogue'`,
    );
    expect(run).toMatchObject({ status: 'finished', refused: 0 });
    expect((await rowsOf('Guildhall sample catalogue')).length).toBeGreaterThanOrEqual(200);
    expect((await search('welding')).total).toBeGreaterThan(5);
    await service.get(LoadSample).onApplicationBootstrap();
    expect(
      await service.rows(
        `SELECT 1 FROM import_runs r JOIN sources s ON s.id = r."sourceId" WHERE s.name = 'Guildhall sample catalogue'`,
      ),
    ).toHaveLength(1);
  });
});

describe('an import', () => {
  it('takes what can be taken and refuses the rest with place and reason', async () => {
    const source = buildSource();
    const runId = await begin(source);
    const counts = await take(runId, 0, [
      { key: 'a', title: 'Broaching' },
      { key: 'b' },
      { title: 'No key' },
      { key: 'd', title: 'NUL \u0000' },
      { key: 'e', title: 'Honing' },
    ]);
    expect(counts).toEqual({
      created: 2,
      updated: 0,
      unchanged: 0,
      refused: [
        { index: 1, reason: 'title: Required' },
        { index: 2, reason: 'key: Required' },
        { index: 3, reason: 'title: Contains characters that cannot be stored' },
      ],
    });
    expect(await finish(runId)).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 3 });
    expect((await rowsOf(source.name)).map(({ title }) => title)).toEqual(['Broaching', 'Honing']);
  });

  it('is told in plain words what is wrong with a batch as a whole', async () => {
    const runId = await begin();
    const row = { key: 'a', title: 'Honing' };
    for (const [batch, rows, fields] of [
      [0, [], { rows: 'There must be at least one row' }],
      [0, Array.from({ length: 201 }, () => row), { rows: 'There must be at most 200 rows at once' }],
      [-1, [row], { batch: 'Must be a whole number from 0 to 20000' }],
    ] as const)
      await expect(take(runId, batch, [...rows])).rejects.toMatchObject({
        code: 'request.invalid',
        details: { fields },
      });
  });

  it('changes nothing the second time, and tells nobody', async () => {
    const source = buildSource();
    const rows = [
      { key: 'a', title: 'Wire EDM', cost: '$500' },
      { key: 'b', title: 'Sinker EDM' },
    ];
    await finish(await begin(source).then(async (runId) => (await take(runId, 0, rows), runId)));
    const told = async () => (await service.rows('SELECT 1 FROM outbox')).length;
    const before = await told();
    const runId = await begin(source);
    expect(await take(runId, 0, rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await told()).toBe(before);
    expect((await rowsOf(source.name)).map(({ version }) => version)).toEqual(['1', '1']);
  });

  it('updates a changed row under its id with the next version, and tells of it once', async () => {
    const source = buildSource();
    await take(await begin(source), 0, [{ key: 'a', title: 'Forging' }]);
    const [before] = await rowsOf(source.name);
    await take(await begin(source), 0, [{ key: 'a', title: 'Drop forging' }]);
    expect(await rowsOf(source.name)).toEqual([
      { id: before?.id, title: 'Drop forging', version: '2', status: 'active' },
    ]);
    const told = await service.rows(
      `SELECT 1 FROM outbox WHERE name = 'training-catalog.opportunities_changed' AND payload->'ids' ? $1`,
      [before?.id],
    );
    expect(told).toHaveLength(2);
    expect((await search('"drop forging"')).total).toBe(1);
  });

  it.each([
    ['one batch', (rows: unknown[]) => [rows]],
    ['two batches', (rows: unknown[]) => rows.map((row) => [row])],
  ])('refuses the second row of a key that stands twice in %s, in every run', async (_, parted) => {
    const source = buildSource();
    const runs = [];
    for (let run = 0; run < 4; run += 1) {
      const runId = await begin(source);
      const rows = parted([
        { key: 'a', title: 'Planing' },
        { key: 'a', title: 'Shaping' },
      ]);
      for (const [batch, part] of rows.entries()) await take(runId, batch, part);
      runs.push(await finish(runId));
    }
    const again = { created: 0, updated: 0, unchanged: 1, refused: 1 };
    expect(runs).toEqual([{ created: 1, updated: 0, unchanged: 0, refused: 1 }, again, again, again]);
    expect(await rowsOf(source.name)).toMatchObject([{ title: 'Planing', version: '1' }]);
  });

  it('answers a batch that comes again as before', async () => {
    const runId = await begin();
    const first = await take(runId, 0, [{ key: 'a', title: 'Swaging' }, { key: 'b' }]);
    expect(await take(runId, 0, [{ key: 'a', title: 'Swaging' }, { key: 'b' }])).toEqual(first);
    expect(await finish(runId)).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 1 });
  });

  it('keeps the one source’s rows apart from another’s with the same key', async () => {
    const [one, other] = [buildSource(), buildSource()];
    await take(await begin(one), 0, [{ key: 'same', title: 'One' }]);
    await take(await begin(other), 0, [{ key: 'same', title: 'Other' }]);
    expect([await rowsOf(one.name), await rowsOf(other.name)].map((rows) => rows.map(({ title }) => title))).toEqual([
      ['One'],
      ['Other'],
    ]);
  });

  it('takes an archived row out of the search and says that it is gone', async () => {
    const source = buildSource();
    await take(await begin(source), 0, [{ key: 'a', title: 'Zyglo inspection' }]);
    expect((await search('zyglo')).total).toBe(1);
    await take(await begin(source), 0, [{ key: 'a', title: 'Zyglo inspection', status: 'archived' }]);
    expect((await search('zyglo')).total).toBe(0);
    const [row] = await rowsOf(source.name);
    await expect(
      service.ask(visitor, 'training-catalog.opportunity.read', { id: row?.id ?? '' }),
    ).rejects.toMatchObject({ code: 'training-catalog.opportunity.archived' });
  });
});

describe('an import run', () => {
  it('that is begun anew takes no more rows for the run before', async () => {
    const source = buildSource();
    const old = await begin(source);
    await begin(source);
    await expect(take(old, 0, [{ key: 'a', title: 'Late' }])).rejects.toMatchObject({
      code: 'training-catalog.import.not_running',
    });
    await expect(finish(old)).rejects.toMatchObject({ code: 'training-catalog.import.not_running' });
    await expect(take(newId(), 0, [{ key: 'a', title: 'Nowhere' }])).rejects.toMatchObject({
      code: 'training-catalog.import.not_running',
    });
  });

  it('is one of ten when ten are begun at once', async () => {
    const source = buildSource();
    const runs = await Promise.all(Array.from({ length: 10 }, () => begin(source)));
    const outcomes = await Promise.allSettled(runs.map((runId) => finish(runId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is nothing for visitors or members', async () => {
    const member: Caller = { kind: 'member', accountId: newId(), companyId: newId(), admin: true };
    for (const caller of [visitor, member]) {
      await expect(service.ask(caller, 'training-catalog.import.begin', buildSource())).rejects.toMatchObject({
        code: 'access.denied',
      });
      await expect(service.ask(caller, 'training-catalog.index.rebuild', {})).rejects.toMatchObject({
        code: 'access.denied',
      });
    }
  });
});
