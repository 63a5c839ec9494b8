import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestMicroservice } from '@nestjs/common';
import { jetstream } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import type { NatsConnection } from '@nats-io/transport-node';
import { newId } from '@guildhall/kernel';
import { eventHeaders, eventSubject } from '@guildhall/contracts/events';
import { visitor } from '@guildhall/contracts/rpc';
import type { Caller } from '@guildhall/contracts/rpc';
import { RpcClient, runService, ServiceKitModule, Transactions, withContext } from '@guildhall/service-kit';
import { cloneDatabase, startOwnNats } from '@guildhall/testing/engines';
import type { DatabaseClone, OwnEngine } from '@guildhall/testing/engines';
import { schema } from '../migrations/index.js';
import { AwardPoints } from './award-points.js';
import { PointsModule } from './points.module.js';

let database: DatabaseClone;
let broker: OwnEngine;
let service: INestMicroservice;
let auth: NatsConnection;

beforeAll(async () => {
  [database, broker] = await Promise.all([cloneDatabase('gamification'), startOwnNats()]);
  const settings = { INSTANCE: 'gamification-1', LOG_LEVEL: 'error' as const, NATS_URL: broker.url, NATS_USER: 'x', NATS_PASSWORD: 'x', DATABASE_URL: database.url };
  class House {}
  const imports = [ServiceKitModule.forService('gamification', schema, settings), PointsModule];
  service = await runService({ process: 'gamification', module: { module: House, imports }, settings });
  auth = await connect({ servers: broker.url });
}, 30_000);

afterAll(async () => {
  await auth?.close();
  await service?.close();
  await Promise.all([database?.drop(), broker?.stop()]);
});

const buildMember = () => ({ kind: 'member' as const, accountId: newId(), companyId: newId(), admin: false });
type Member = ReturnType<typeof buildMember>;

/** Tells of a registration; `messageId` is what the broker itself tells doubles by. */
async function tellRegistered(member: Member, eventId: string, messageId = newId()): Promise<void> {
  const head = headers();
  head.set(eventHeaders.id, eventId);
  const { accountId, companyId } = member;
  const payload = { accountId, companyId, companyName: 'Badger Tool', email: 'ann@shop.example', registeredAt: new Date().toISOString() };
  await jetstream(auth).publish(eventSubject('auth.account_registered'), JSON.stringify(payload), { headers: head, msgID: messageId });
}

const rows = <Row>(sql: string, values: unknown[]) => service.get(Transactions, { strict: false }).query<Row>(sql, values);
const readStanding = (caller: Caller) =>
  withContext({ caller, requestId: newId() }, () => service.get(RpcClient, { strict: false }).call('gamification.standing.read', {}));

/** Waits until this many registrations have been heard to the end. */
async function heard(eventIds: string[]): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const [row] = await rows<{ n: number }>('SELECT count(*)::int AS n FROM inbox WHERE event_id = ANY($1)', [eventIds]);
    if (row!.n === new Set(eventIds).size) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The events were not heard within 5 s');
}

describe('the welcome', () => {
  it('pays 10 points, shows them in the standing, and tells the new balance', async () => {
    const member = buildMember();
    const eventId = newId();
    await tellRegistered(member, eventId);
    await heard([eventId]);
    expect(await readStanding(member)).toMatchObject({ points: 10, level: 1, ledger: [{ rule: 'welcome', points: 10, reason: 'Your company joined' }] });
    const told = await rows(`SELECT name, payload FROM outbox WHERE payload->>'accountId' = $1`, [member.accountId]);
    expect(told).toEqual([{ name: 'gamification.points_changed', payload: { accountId: member.accountId, balance: 10, version: 1 } }]);
  });

  it('is paid once when the one event is told three times', async () => {
    const member = buildMember();
    const [eventId, after] = [newId(), newId()];
    for (let i = 0; i < 3; i++) await tellRegistered(member, eventId);
    await tellRegistered(buildMember(), after);
    await heard([eventId, after]);
    const standing = await readStanding(member);
    expect([standing.points, standing.ledger.length]).toEqual([10, 1]);
  });

  it('is paid once when two events tell of the one registration', async () => {
    const member = buildMember();
    const eventIds = [newId(), newId()];
    for (const eventId of eventIds) await tellRegistered(member, eventId);
    await heard(eventIds);
    const standing = await readStanding(member);
    expect([standing.points, standing.ledger.length]).toEqual([10, 1]);
  });
});

describe('awards at the same time', () => {
  const award = (member: Member, source: string) =>
    service.get(AwardPoints, { strict: false }).execute({ accountId: member.accountId, companyId: member.companyId, rule: 'welcome', source });

  it('pay one source once, whoever comes first', async () => {
    const member = buildMember();
    await Promise.all(Array.from({ length: 20 }, () => award(member, 'the-same')));
    expect(await rows('SELECT balance, version FROM point_balances WHERE "accountId" = $1', [member.accountId])).toEqual([{ balance: 10, version: 1 }]);
  });

  it('add up where their sources differ, with a version for each change', async () => {
    const member = buildMember();
    await Promise.all(Array.from({ length: 20 }, (_, i) => award(member, String(i))));
    expect(await rows('SELECT balance, version FROM point_balances WHERE "accountId" = $1', [member.accountId])).toEqual([{ balance: 200, version: 20 }]);
    const versions = await rows<{ v: number }>(`SELECT (payload->>'version')::int AS v FROM outbox WHERE payload->>'accountId' = $1 ORDER BY v`, [member.accountId]);
    expect(versions.map(({ v }) => v)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});

describe('a standing', () => {
  it('is empty before the first award', async () => {
    expect(await readStanding(buildMember())).toEqual({ points: 0, level: 1, ledger: [] });
  });

  it('is refused to visitors', async () => {
    await expect(readStanding(visitor)).rejects.toMatchObject({ code: 'access.denied' });
  });
});
