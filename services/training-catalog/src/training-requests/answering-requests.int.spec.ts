import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { visitor } from '@guildhall/contracts/rpc';
import { requestPageSize } from '@guildhall/contracts/training';
import { asAdmin, asMember, runOwnService } from '@guildhall/testing/service';
import type { OwnService } from '@guildhall/testing/service';
import { schema } from '../migrations/index.js';
import { rooms } from '../rooms.js';

const person = { id: newId(), companyId: newId() };
const admin = asAdmin(person);
let service: OwnService;

beforeAll(async () => {
  service = await runOwnService('training-catalog', schema, rooms({}));
}, 60_000);
afterAll(() => service?.stop());

const send = (companyName: string) =>
  service.ask(visitor, 'training-catalog.request.send', {
    companyName,
    contactName: 'Ann Olsen',
    email: 'ann@shop.example',
    trainingNeeds: 'Six people on our new mill',
    skillsNeeded: 'Setup, CAM',
    industry: 'Metal Fabrication',
    contactConsent: true,
  });

it('shows the administrator what companies asked for, newest first', async () => {
  const [first, second] = [await send('Badger Tool'), await send('Heron Castings')];
  const list = await service.ask(admin, 'training-catalog.request.list', {});
  expect(list.results.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id]);
  expect(list.open).toBe(list.total);
  expect(await service.ask(admin, 'training-catalog.request.read', { id: first.id })).toMatchObject({
    companyName: 'Badger Tool',
    status: 'received',
    answeredAt: null,
  });
});

it('reads on from the last request that is known: one that came meanwhile moves nothing, and none is seen twice', async () => {
  for (let number = 0; number < requestPageSize; number++) await send(`Walleye Works ${number}`);
  const first = await service.ask(admin, 'training-catalog.request.list', {});
  expect([first.results.length, first.next]).toEqual([requestPageSize, first.results.at(-1)!.id]);
  await send('Came meanwhile');
  const second = await service.ask(admin, 'training-catalog.request.list', { before: first.next! });
  const seen = [...first.results, ...second.results].map(({ id }) => id);
  expect([new Set(seen).size, seen.length]).toEqual([first.total, first.total]);
  expect(second).toMatchObject({ next: null, total: first.total + 1 });
});

it('marks a request as answered, keeps when that was first, and takes it back', async () => {
  const { id } = await send('Otter Plastics');
  const mark = (answered: boolean) => service.ask(admin, 'training-catalog.request.mark', { id, answered });
  const first = await mark(true);
  expect(first).toMatchObject({ status: 'answered', answeredAt: expect.any(String) });
  expect((await mark(true)).answeredAt).toBe(first.answeredAt);
  const open = await service.ask(admin, 'training-catalog.request.list', { status: 'received' });
  expect(open.results.map((request) => request.id)).not.toContain(id);
  expect(await mark(false)).toMatchObject({ status: 'received', answeredAt: null });
});

it('is not there for anybody else', async () => {
  const { id } = await send('Crane Foundry');
  for (const caller of [visitor, asMember(person)]) {
    await expect(service.ask(caller, 'training-catalog.request.list', {})).rejects.toMatchObject({
      code: 'access.denied',
    });
    await expect(service.ask(caller, 'training-catalog.request.read', { id })).rejects.toMatchObject({
      code: 'access.denied',
    });
    await expect(service.ask(caller, 'training-catalog.request.mark', { id, answered: true })).rejects.toMatchObject({
      code: 'access.denied',
    });
  }
});

it('answers an unknown id and a malformed one alike', async () => {
  for (const id of [newId(), 'nonsense'])
    await expect(service.ask(admin, 'training-catalog.request.read', { id })).rejects.toMatchObject({
      code: 'training-catalog.request.not_found',
    });
});
