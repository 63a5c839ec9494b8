import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { eventually, pause } from '../support/eventually.js';
import { buildRegistration } from '../support/registration.js';
import { buildRequest } from '../support/training-request.js';
import { Visitor } from '../support/visitor.js';

describe('with a part of the house away', () => {
  let house: TestHouse;
  let visitor: Visitor;

  beforeAll(async () => {
    house = await startHouse();
    visitor = new Visitor(house.address);
  }, 180_000);

  afterAll(() => house?.stop());

  const timed = async (path: string) => {
    const startedAt = Date.now();
    return { ...(await visitor.get(path)), ms: Date.now() - startedAt };
  };

  it('a hung service answers 503 with Retry-After within 2.5 s, and the others work', async () => {
    house.kill('marketplace-1', 'SIGSTOP');
    const answer = await timed('/api/v1/resources');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.ms).toBeLessThan(2500);
    expect((await timed('/api/training')).status).toBe(200);
    house.kill('marketplace-1', 'SIGCONT');
    expect(
      (
        await eventually(
          () => timed('/api/v1/resources'),
          ({ status }) => status === 200,
        )
      ).status,
    ).toBe(200);
  });

  it('a killed service answers 503 at once, and is back by itself', async () => {
    house.kill('training-catalog-1', 'SIGKILL');
    const answer = await timed('/api/training');
    expect(answer.status).toBe(503);
    expect(answer.ms).toBeLessThan(1000);
    expect(answer.body).toMatchObject({
      code: 'service.away',
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(
      (
        await eventually(
          () => timed('/api/training'),
          ({ status }) => status === 200,
        )
      ).status,
    ).toBe(200);
  });

  it('Redis away: nobody is taken for anonymous; searching and asking for training go on', async () => {
    const member = new Visitor(house.address);
    await member.post('/api/auth/register', buildRegistration());
    house.kill('redis', 'SIGSTOP');
    const [session, search, request] = await Promise.all([
      member.get<{ code: string }>('/api/auth/user'),
      timed('/api/training'),
      member.post('/api/training/request', { ...buildRequest(), contactConsent: true }),
    ]);
    house.kill('redis', 'SIGCONT');
    expect([session.status, session.body.code]).toEqual([503, 'session.store_away']);
    expect([search.status, request.status]).toEqual([200, 201]);
    expect(
      (
        await eventually(
          () => member.get('/api/auth/user'),
          ({ status }) => status === 200,
        )
      ).status,
    ).toBe(200);
  });

  it('PostgreSQL killed: 503 within 2.5 s, never a fault, and all is well again by itself', async () => {
    house.kill('postgres', 'SIGKILL');
    const answers = [];
    for (const end = Date.now() + 3000; Date.now() < end; await pause(20))
      answers.push(await timed('/api/v1/resources'));
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.map(({ status }) => status)).toContain(503);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2500);
    expect(
      (
        await eventually(
          () => timed('/api/v1/resources'),
          ({ status }) => status === 200,
        )
      ).status,
    ).toBe(200);
  });

  it('the gateway says whether it is ready without telling why', async () => {
    expect(await visitor.get('/health/live')).toMatchObject({ status: 200, body: { status: 'live' } });
    house.kill('redis', 'SIGSTOP');
    const waiting = await visitor.get('/health/ready');
    house.kill('redis', 'SIGCONT');
    expect(waiting).toMatchObject({ status: 503, body: { status: 'waiting' } });
    expect(
      (
        await eventually(
          () => visitor.get('/health/ready'),
          ({ status }) => status === 200,
        )
      ).body,
    ).toEqual({ status: 'ready' });
  });
});
