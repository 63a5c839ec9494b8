import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import type { OwnService } from '@guildhall/testing/service';
import { runOwnMessaging, settingsInTests } from '../testing/run-own-messaging.js';

const worker = { kind: 'system', process: 'worker' } as const;
let service: OwnService;

beforeAll(async () => void (service = await runOwnMessaging()), 30_000);
afterAll(() => service?.stop());

const buildRequest = () => ({
  requestId: newId(),
  accountId: null,
  companyName: 'Badger Tool',
  contactName: 'Ann Olsen',
  email: 'ann@shop.example',
  phone: null,
  trainingNeeds: 'Six people on our new five-axis mill.\nNight shift <too>.',
  skillsNeeded: 'Setup, CAM',
  industry: 'Metal Fabrication',
  employeeCount: '51-200',
  timeframe: null,
  preferredFormat: 'At our site',
  budget: null,
});

const mailsOf = (requestId: string) =>
  service.rows<{ id: string; recipient: string }>(`SELECT id, recipient FROM mails WHERE facts->>'requestId' = $1`, [
    requestId,
  ]);

it('mails a training request to the coordinator, with everything that the form held', async () => {
  const request = buildRequest();
  await service.heard(await service.tell('training-catalog.request_received', request));
  const [mail] = await mailsOf(request.requestId);
  const outgoing = await service.ask(worker, 'messaging.mail.claim', { id: mail!.id });
  expect(outgoing).toMatchObject({ to: settingsInTests.ADMIN_EMAIL, subject: 'Training request from Badger Tool' });
  for (const words of [
    'Ann Olsen',
    'ann@shop.example',
    'Night shift <too>.',
    'Setup, CAM',
    'Metal Fabrication',
    '51-200',
    'Timeframe: not stated',
    'At our site',
    request.requestId,
  ])
    expect(outgoing?.text).toContain(words);
  expect(outgoing?.html).toContain('Night shift &lt;too&gt;.');
});

it('mails it once when the event is told three times', async () => {
  const request = buildRequest();
  const eventId = await service.tell('training-catalog.request_received', request);
  await service.tell('training-catalog.request_received', request, eventId);
  await service.tell('training-catalog.request_received', request, eventId);
  await service.heard(eventId, await service.tell('training-catalog.request_received', buildRequest()));
  expect(await mailsOf(request.requestId)).toHaveLength(1);
});
