import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { visitor } from '@guildhall/contracts/rpc';
import { runOwnService } from '@guildhall/testing/service';
import type { OwnService } from '@guildhall/testing/service';
import { schema } from '../migrations/index.js';
import { AwardPoints } from './award-points.js';
import { OnEmailVerified } from './on-email-verified.js';
import { PointsModule } from './points.module.js';

let service: OwnService;

beforeAll(async () => {
  service = await runOwnService('gamification', schema, [PointsModule]);
}, 30_000);
afterAll(() => service?.stop());

const buildMember = () => ({ kind: 'member' as const, accountId: newId(), companyId: newId(), admin: false });
type Member = ReturnType<typeof buildMember>;

const tellRegistered = ({ accountId, companyId }: Member, eventId?: string) =>
  service.tell(
    'auth.account_registered',
    {
      accountId,
      companyId,
      companyName: 'Badger Tool',
      email: 'ann@shop.example',
      registeredAt: new Date().toISOString(),
    },
    eventId,
  );
const readStanding = (member: Member) => service.ask(member, 'gamification.standing.read', {});

describe('the welcome', () => {
  it('pays 10 points, shows them in the standing, and tells the new balance', async () => {
    const member = buildMember();
    await service.heard(await tellRegistered(member));
    expect(await readStanding(member)).toMatchObject({
      points: 10,
      level: 1,
      ledger: [{ rule: 'welcome', points: 10, reason: 'Your company joined' }],
    });
    const told = await service.rows(`SELECT name, payload FROM outbox WHERE payload->>'accountId' = $1`, [
      member.accountId,
    ]);
    expect(told).toEqual([
      { name: 'gamification.points_changed', payload: { accountId: member.accountId, balance: 10, version: 1 } },
    ]);
  });

  it('is paid once when the one event is told three times', async () => {
    const member = buildMember();
    const eventId = await tellRegistered(member);
    await tellRegistered(member, eventId);
    await tellRegistered(member, eventId);
    await service.heard(eventId, await tellRegistered(buildMember()));
    const standing = await readStanding(member);
    expect([standing.points, standing.ledger.length]).toEqual([10, 1]);
  });

  it('is paid once when two events tell of the one registration', async () => {
    const member = buildMember();
    await service.heard(await tellRegistered(member), await tellRegistered(member));
    const standing = await readStanding(member);
    expect([standing.points, standing.ledger.length]).toEqual([10, 1]);
  });
});

describe('a confirmed e-mail address', () => {
  const tellVerified = ({ accountId, companyId }: Member, eventId?: string) =>
    service.tell('auth.email_verified', { accountId, companyId }, eventId);

  it('pays 10 points once, when the one event is told three times and when others follow', async () => {
    const member = buildMember();
    const eventId = await tellVerified(member);
    await tellVerified(member, eventId);
    await tellVerified(member, eventId);
    await service.heard(eventId, await tellVerified(member), await tellVerified(member));
    expect(await readStanding(member)).toMatchObject({ points: 10, ledger: [{ rule: 'verify_email', points: 10 }] });
  });

  it('is paid once even where the inbox has forgotten the event', async () => {
    const member = buildMember();
    const reaction = service.get(OnEmailVerified);
    await Promise.all(Array.from({ length: 10 }, () => reaction.react(member)));
    const standing = await readStanding(member);
    expect([standing.points, standing.ledger.length]).toEqual([10, 1]);
  });

  it('is paid beside the welcome, whichever comes first', async () => {
    const member = buildMember();
    await service.heard(await tellVerified(member), await tellRegistered(member));
    const { points, ledger } = await readStanding(member);
    expect([points, ledger.map(({ rule }) => rule).sort()]).toEqual([20, ['verify_email', 'welcome']]);
  });
});

describe('awards at the same time', () => {
  const award = ({ accountId, companyId }: Member, source: string) =>
    service.get(AwardPoints).execute({ accountId, companyId, rule: 'welcome', source });
  const balanceOf = (member: Member) =>
    service.rows('SELECT balance, version FROM point_balances WHERE "accountId" = $1', [member.accountId]);

  it('pay one source once, whoever comes first', async () => {
    const member = buildMember();
    await Promise.all(Array.from({ length: 20 }, () => award(member, 'the-same')));
    expect(await balanceOf(member)).toEqual([{ balance: 10, version: 1 }]);
  });

  it('add up where their sources differ, with a version told for each change', async () => {
    const member = buildMember();
    await Promise.all(Array.from({ length: 20 }, (_, i) => award(member, String(i))));
    expect(await balanceOf(member)).toEqual([{ balance: 200, version: 20 }]);
    const told = await service.rows<{ v: number }>(
      `SELECT (payload->>'version')::int AS v FROM outbox WHERE payload->>'accountId' = $1 ORDER BY v`,
      [member.accountId],
    );
    expect(told.map(({ v }) => v)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});

describe('a standing', () => {
  it('is empty before the first award', async () => {
    expect(await readStanding(buildMember())).toEqual({ points: 0, level: 1, ledger: [] });
  });

  it('is refused to visitors', async () => {
    await expect(service.ask(visitor, 'gamification.standing.read', {})).rejects.toMatchObject({
      code: 'access.denied',
    });
  });
});

describe('the points of an account', () => {
  it('can be exported, by itself alone', async () => {
    const [own, other] = [buildMember(), buildMember()];
    await service.heard(await tellRegistered(own), await tellRegistered(other));
    expect(await service.ask(own, 'gamification.point.export', {})).toEqual({
      results: [expect.objectContaining({ rule: 'welcome', points: 10 })],
      next: null,
    });
    await expect(service.ask(visitor, 'gamification.point.export', {})).rejects.toMatchObject({
      code: 'access.denied',
    });
  });

  it('are forgotten when it is erased; those of others stay', async () => {
    const [gone, other] = [buildMember(), buildMember()];
    await service.heard(await tellRegistered(gone), await tellRegistered(other));
    const { accountId, companyId } = gone;
    await service.heard(await service.tell('auth.account_erased', { accountId, companyId, version: 1 }));
    expect(await readStanding(gone)).toEqual({ points: 0, level: 1, ledger: [] });
    expect(await readStanding(other)).toMatchObject({ points: 10 });
  });
});
