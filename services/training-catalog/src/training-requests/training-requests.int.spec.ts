import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { visitor } from '@guildhall/contracts/rpc';
import { runOwnService } from '@guildhall/testing/service';
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
      { requestId: id, ...written, phone: null, timeframe: null, preferredFormat: null, budget: null },
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
});
