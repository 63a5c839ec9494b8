import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { visitor } from '@guildhall/contracts/rpc';
import { asMember, runOwnService } from '@guildhall/testing/service';
import type { OwnService } from '@guildhall/testing/service';
import { schema } from '../migrations/index.js';
import { rooms } from '../rooms.js';

let service: OwnService;

beforeAll(async () => {
  service = await runOwnService('training-catalog', schema, rooms({}));
}, 60_000);
afterAll(() => service?.stop());

const buildRequest = () => ({
  companyName: 'Badger Tool',
  contactName: 'Ann Olsen',
  email: 'ann@shop.example',
  phone: '',
  trainingNeeds: 'Six people on our new five-axis mill 🔩 <b>soon</b>',
  skillsNeeded: 'Setup, CAM',
  industry: 'Metal Fabrication',
  employeeCount: '51-200',
  contactConsent: true,
});

describe('a training request', () => {
  it('is stored as it was written, and told once with everything that its mail needs', async () => {
    const { id, status } = await service.ask(visitor, 'training-catalog.request.send', buildRequest());
    expect(status).toBe('received');
    const { contactConsent, ...written } = buildRequest();
    expect(await service.rows('SELECT * FROM training_requests WHERE id = $1', [id])).toMatchObject([
      {
        ...written,
        contactConsent,
        phone: null,
        timeframe: null,
        budget: null,
        status: 'received',
        createdAt: expect.any(Date),
      },
    ]);
    const told = await service.rows<{ payload: unknown }>(
      `SELECT payload FROM outbox WHERE name = 'training-catalog.request_received'`,
    );
    expect(told.map(({ payload }) => payload)).toEqual([
      { requestId: id, accountId: null, ...written, phone: null, timeframe: null, preferredFormat: null, budget: null },
    ]);
  });

  it('without consent leaves nothing behind', async () => {
    const before = await service.rows('SELECT id FROM training_requests');
    const refused = service.ask(visitor, 'training-catalog.request.send', {
      ...buildRequest(),
      contactConsent: false,
    });
    await expect(refused).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await service.rows('SELECT id FROM training_requests')).toEqual(before);
  });

  it('that a member sent can be exported by it alone, and goes with its account; those of others stay', async () => {
    const [own, other] = [asMember({ id: newId(), companyId: newId() }), asMember({ id: newId(), companyId: newId() })];
    const { id } = await service.ask(own, 'training-catalog.request.send', buildRequest());
    const theirs = await service.ask(other, 'training-catalog.request.send', buildRequest());
    const exportedBy = async (member: typeof own) =>
      (await service.ask(member, 'training-catalog.request.export', {})).results.map((request) => request.id);
    expect([await exportedBy(own), await exportedBy(other)]).toEqual([[id], [theirs.id]]);
    const { accountId, companyId } = own;
    await service.heard(await service.tell('auth.account_erased', { accountId, companyId, version: 1 }));
    expect([await exportedBy(own), await exportedBy(other)]).toEqual([[], [theirs.id]]);
  });
});
