import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { buildRegistration } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

let house: TestHouse;

beforeAll(async () => {
  // Proxies on this machine are trusted here, so that one test can come from many addresses.
  house = await startHouse({ env: { LIMITS: 'register=12/3600,login_address=40/900', TRUSTED_PROXIES: '127.0.0.1' } });
}, 180_000);

afterAll(() => house?.stop());

interface Body {
  code: string;
  message: string;
  retryAfterSeconds?: number;
}
const json = { 'content-type': 'application/json' };
let lastAddress = 0;
/** A network address that nobody has used before. */
const fresh = () => ({ 'x-forwarded-for': `198.51.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}` });
const logIn = (visitor: Visitor, username: string, password: string, from = fresh()) =>
  visitor.post<Body>('/api/auth/login', { username, password }, from);

async function register(): Promise<{ owner: Visitor; username: string; email: string }> {
  const owner = new Visitor(house.address);
  const form = buildRegistration();
  await owner.post('/api/auth/register', form, fresh());
  await owner.post('/api/auth/login', { username: form.username, password: form.password }, fresh());
  return { owner, username: form.username, email: form.email };
}

describe('guessing a password', () => {
  it('never shows which names there are: an unknown one is answered like a wrong password, headers and all', async () => {
    const { username } = await register();
    const answerTo = async (name: string) => {
      const { status, headers, body } = await logIn(new Visitor(house.address), name, 'wrong-password');
      const requestId = headers.get('x-request-id')!;
      const names = [...headers.keys()].sort();
      return {
        status,
        names,
        body: JSON.stringify(body).replace(requestId, ''),
        length: headers.get('content-length'),
      };
    };
    const known = await answerTo(username);
    expect(known).toMatchObject({ status: 401, body: expect.stringContaining('auth.credentials.wrong') });
    expect(await answerTo(`nobody-${username}`)).toEqual(known);
  });

  it("is slowed down from the eleventh failure on, from wherever it comes, and never for the owner's known browser", async () => {
    const { owner, username } = await register();
    const tries = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        logIn(new Visitor(house.address), i % 2 ? username.toUpperCase() : username, 'wrong-password'),
      ),
    );
    const looked = tries.filter(({ status }) => status === 401);
    expect(looked.length).toBeLessThanOrEqual(11);
    const refused = tries.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe('limits.too_many');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body.retryAfterSeconds).toBe(Number(refused.headers.get('retry-after')));
    expect(refused.body.message).toMatch(/^Too many tries\. Try again in \d+ seconds?\.$/);
    // What a house too busy to look gave back is used up.
    for (let i = looked.length; i < 11; i++) await logIn(new Visitor(house.address), username, 'wrong-password');
    expect((await logIn(new Visitor(house.address), username, 'secret1')).status).toBe(429);
    expect((await logIn(owner, username, 'secret1')).status).toBe(200);
  });

  it('with many names from one address is slowed down too, whatever that address says of itself', async () => {
    const from = fresh();
    const statuses: number[] = [];
    for (let i = 0; i < 50; i++) {
      const headers = { ...from, 'x-real-ip': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` };
      statuses.push((await logIn(new Visitor(house.address), `nobody-${i}-of-all`, 'wrong-password', headers)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(40);
    expect(statuses.slice(40)).toEqual(Array.from({ length: 10 }, () => 429));
  }, 30_000);
});

describe('what is asked for too often', () => {
  it('is refused where the current password is tried in a profile, which is saved without one all the same', async () => {
    const { owner, email } = await register();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const form = { email: `new-${email}`, currentPassword: `wrong-password-${i}` };
      statuses.push((await owner.send('PATCH', '/api/user/profile', JSON.stringify(form), json)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    const saved = await owner.send('PATCH', '/api/user/profile', JSON.stringify({ phone: '+1 608 555 0100' }), json);
    expect(saved.status).toBe(200);
  }, 30_000);

  it('is refused with when to come back: registrations by address, mails by who they go to', async () => {
    const from = fresh();
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++)
      statuses.push((await new Visitor(house.address).post('/api/auth/register', buildRegistration(), from)).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 201), 429, 429]);

    const { email } = await register();
    const forgot = (address: string) =>
      new Visitor(house.address).post('/api/auth/forgot-password', { email: address }, fresh());
    const asked = [email, email.toUpperCase(), ` ${email}`, email];
    const answers: number[] = [];
    for (const address of asked) answers.push((await forgot(address)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });
});
