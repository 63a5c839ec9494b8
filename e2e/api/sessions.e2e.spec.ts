import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { httpRoutes } from '@guildhall/contracts/http';
import type { HttpRoute } from '@guildhall/contracts/http';
import { startHouse, testAdminPassword } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { restartsOf } from '../support/damage.js';
import { pause } from '../support/eventually.js';
import { sendRaw } from '../support/raw-request.js';
import { buildRegistration } from '../support/registration.js';
import { openSecondGateway } from '../support/second-gateway.js';
import type { SecondGateway } from '../support/second-gateway.js';
import { Visitor } from '../support/visitor.js';

let house: TestHouse;
let second: SecondGateway;
/** Both doors of the house. */
let doors: string[];

beforeAll(async () => {
  house = await startHouse();
  second = await openSecondGateway(house);
  doors = [house.address, second.address];
}, 180_000);

afterAll(async () => {
  await second?.stop();
  await house?.stop();
});

interface Joined {
  member: Visitor;
  id: string;
  form: ReturnType<typeof buildRegistration>;
}

async function join(): Promise<Joined> {
  const member = new Visitor(house.address);
  const form = buildRegistration();
  const { body } = await member.post<{ id: string }>('/api/auth/register', form);
  return { member, id: body.id, form };
}

async function logIn({ form }: Pick<Joined, 'form'>, door = house.address, headers = {}): Promise<Visitor> {
  const visitor = new Visitor(door);
  const { username, password } = form;
  expect((await visitor.post('/api/auth/login', { username, password }, headers)).status).toBe(200);
  return visitor;
}

/** Log-ins one after the other, in turn at either door: so many at once would be taken for guesses. */
async function logInTimes(times: number, joined: Joined): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  while (visitors.length < times) {
    const group = Array.from({ length: Math.min(8, times - visitors.length) }, (_, i) => logIn(joined, doors[i % 2]!));
    visitors.push(...(await Promise.all(group)));
  }
  return visitors;
}

const sessionOf = (visitor: Visitor) => /guildhall_session=([^;]+)/.exec(visitor.cookie)![1]!;
const isMemberAt = async (door: string, cookie: string) =>
  (await new Visitor(door).get('/api/auth/user', { cookie })).status === 200;
/** At which of the two doors a cookie still opens. */
const opens = (cookie: string) => Promise.all(doors.map((door) => isMemberAt(door, cookie)));

/** Every route that wants a session, as somebody calls it who has nothing but an old cookie. */
const guarded = (Object.values(httpRoutes) as HttpRoute[]).filter(
  ({ access }) => access === 'member' || access === 'admin',
);
const replay = (door: string, { method, path, body, upload }: HttpRoute, cookie: string) => {
  const type = upload ? 'multipart/form-data; boundary=b' : body && 'application/json';
  const payload = upload ? '--b--\r\n' : body ? '{}' : undefined;
  return new Visitor(door).send(method, path.replaceAll(/:\w+/g, 'x'), payload, {
    cookie,
    ...(type ? { 'content-type': type } : {}),
  });
};

describe('a session that was logged out', () => {
  it('opens no route that wants one, at neither gateway', async () => {
    const { member } = await join();
    const { cookie } = member;
    expect(await opens(cookie)).toEqual([true, true]);
    await member.post('/api/auth/logout');
    const answers = await Promise.all(
      doors.flatMap((door) => guarded.map(async (route) => [route.path, (await replay(door, route, cookie)).status])),
    );
    expect(answers.length).toBeGreaterThanOrEqual(20);
    expect(answers.filter(([, status]) => status !== 401)).toEqual([]);
  });

  it('at one gateway is over at the other at once, in whatever way it was ended', async () => {
    const admin = await logIn({ form: buildRegistration({ username: 'admin', password: testAdminPassword }) });
    const ways: Record<string, (joined: Joined, at: Visitor, other: Visitor) => Promise<unknown>> = {
      'a log-out': (_joined, at) => at.post('/api/auth/logout'),
      'another session that ends it': async (_joined, at, other) => {
        const { body } = await at.get<{ results: { id: string; current: boolean }[] }>('/api/user/sessions');
        const { id } = body.results.find(({ current }) => current)!;
        return other.send('DELETE', `/api/user/sessions/${id}`, undefined);
      },
      'another session that ends all others': (_joined, _at, other) =>
        other.send('DELETE', '/api/user/sessions', undefined),
      'a changed password': ({ form }, _at, other) =>
        other.post('/api/user/change-password', {
          currentPassword: form.password,
          newPassword: 'a new password',
          confirmPassword: 'a new password',
        }),
      'the administrator who ends them': ({ id }) => admin.post(`/api/v1/admin/accounts/${id}/end-sessions`),
      'the administrator who disables the account': ({ id }) => admin.post(`/api/v1/admin/accounts/${id}/disable`),
    };
    for (const [way, end] of Object.entries(ways)) {
      const joined = await join();
      const other = await logIn(joined, house.address);
      const victim = await logIn(joined, second.address);
      const { cookie } = victim;
      expect([way, await opens(cookie)]).toEqual([way, [true, true]]);
      const { status } = (await end(joined, victim, other)) as { status: number };
      expect([way, status, await opens(cookie)]).toEqual([way, expect.any(Number), [false, false]]);
      expect([200, 204]).toContain(status);
    }
  });

  it('stays over when a slow request of it was under way, fifty times of fifty', async () => {
    const joined = await join();
    const others = await logInTimes(50, joined);
    const cookies = others.map(({ cookie }) => cookie);
    // The service that they wait for stands still: all fifty have passed the door when their sessions end.
    house.kill('gamification-1', 'SIGSTOP');
    const slow = cookies.map((cookie, i) => new Visitor(doors[i % 2]!).get('/api/v1/rewards', { cookie }));
    await pause(300);
    await Promise.all(others.slice(0, 25).map((visitor) => visitor.post('/api/auth/logout')));
    await joined.member.send('DELETE', '/api/user/sessions', undefined);
    house.kill('gamification-1', 'SIGCONT');
    const finished = (await Promise.all(slow)).map(({ status }) => status);
    expect(finished.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(finished.filter((status) => status === 200).length).toBeGreaterThan(25);
    // Whatever a late answer writes has been written by now.
    await pause(200);
    const still = (await Promise.all(cookies.map(opens))).flat().filter(Boolean);
    expect(still).toEqual([]);
    expect((await joined.member.get('/api/auth/user')).status).toBe(200);
  }, 60_000);
});

describe('a log-in', () => {
  it('ends the session that came along, and no cookie from before it becomes the new one, at either gateway', async () => {
    const attacker = await join();
    const victim = await join();
    for (const door of doors) {
      const planted = (await logIn(attacker, door)).cookie;
      const visitor = await logIn(victim, door, { cookie: planted });
      expect(planted).not.toContain(sessionOf(visitor));
      expect(await opens(planted)).toEqual([false, false]);
      const { body } = await visitor.get<{ id: string }>('/api/auth/user');
      expect(body.id).toBe(victim.id);
    }
  });

  it('eight times at once with one cookie from before makes eight sessions, none of them that one', async () => {
    const joined = await join();
    const before = joined.member.cookie;
    const visitors = await Promise.all(
      Array.from({ length: 8 }, (_, i) => logIn(joined, doors[i % 2]!, { cookie: before })),
    );
    const sessions = new Set(visitors.map(sessionOf));
    expect(sessions.size).toBe(8);
    expect(await opens(before)).toEqual([false, false]);
    expect(await Promise.all(visitors.map(({ cookie }) => opens(cookie)))).toEqual(visitors.map(() => [true, true]));
  });
});

describe('requests of two members at once', () => {
  it('are answered to each with what is its own, over ten routes and two gateways', async () => {
    const [ann, bob] = [await join(), await join()];
    const paths = ['/api/auth/user', '/api/user/sessions', '/api/v1/notifications', '/api/v1/rewards', '/api/training'];
    const wrong: string[] = [];
    const ask = async (door: string, path: string, me: Joined, other: Joined) => {
      const { status, body } = await new Visitor(door).get(path, { cookie: me.member.cookie });
      const text = JSON.stringify(body);
      if (status !== 200 || text.includes(other.id) || text.includes(other.form.email)) wrong.push(`${path}: ${text}`);
      if (path === '/api/auth/user' && !text.includes(me.id)) wrong.push(`${path} of somebody else`);
    };
    for (let round = 0; round < 5; round++)
      await Promise.all(
        doors.flatMap((door) => paths.flatMap((path) => [ask(door, path, ann, bob), ask(door, path, bob, ann)])),
      );
    expect(wrong).toEqual([]);
  });
});

describe('a session cookie', () => {
  it('that comes twice is nobody’s, whichever is first; logging out ends both', async () => {
    const [ann, bob] = [(await join()).member, (await join()).member];
    const invented = `guildhall_session=${'A'.repeat(43)}`;
    for (const [one, other] of [
      [ann.cookie, invented],
      [invented, ann.cookie],
      [ann.cookie, bob.cookie],
      [ann.cookie, ann.cookie],
    ])
      expect(await opens(`${one}; ${other}`)).toEqual([false, false]);
    expect(await opens(ann.cookie)).toEqual([true, true]);
    await new Visitor(house.address).post('/api/auth/logout', undefined, { cookie: `${ann.cookie}; ${bob.cookie}` });
    expect([await opens(ann.cookie), await opens(bob.cookie)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('of a megabyte is refused by both gateways, which go on', async () => {
    for (const door of doors) {
      const cookie = `guildhall_session=${'A'.repeat(1024 * 1024)}`;
      const { status, body } = await sendRaw(
        door,
        (host) => `GET /api/auth/user HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`,
      );
      expect([status, JSON.parse(body)]).toEqual([431, expect.objectContaining({ code: 'request.head_too_large' })]);
      expect((await fetch(`${door}/health/live`)).status).toBe(200);
    }
    expect(restartsOf(house, 'gateway-1')).toBe(0);
  });
});

describe('behind a PUBLIC_URL of more than this machine', () => {
  const publicUrl = 'https://guildhall.example';
  let door: SecondGateway;
  let member: Joined;
  beforeAll(async () => {
    door = await openSecondGateway(house, { PUBLIC_URL: publicUrl });
    member = await join();
  }, 60_000);
  afterAll(() => door?.stop());

  it('whoever logs in on a page of that address gets cookies that travel over https to that host alone', async () => {
    const visitor = new Visitor(door.address);
    const { username, password } = member.form;
    const { status, headers } = await visitor.post(
      '/api/auth/login',
      { username, password },
      { origin: publicUrl, 'sec-fetch-site': 'same-origin' },
    );
    expect(status).toBe(200);
    const cookies = headers.getSetCookie().map((cookie) => cookie.split('; '));
    expect(cookies.map(([pair]) => pair!.split('=')[0]).sort()).toEqual([
      '__Host-guildhall_browser',
      '__Host-guildhall_session',
    ]);
    for (const [, ...attributes] of cookies) {
      expect(attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']));
      expect(attributes.filter((attribute) => attribute.startsWith('Domain'))).toEqual([]);
    }
    expect((await visitor.get<{ id: string }>('/api/auth/user')).body.id).toBe(member.id);
  });

  it('no page of any other address may write, be it of the very host that was asked; reading is open to all', async () => {
    const foreign = [
      door.address,
      `http://${new URL(publicUrl).host}`,
      `${publicUrl}:8443`,
      `https://www.guildhall.example`,
    ];
    for (const origin of foreign) {
      const { username, password } = member.form;
      const visitor = new Visitor(door.address);
      const { status, headers, body } = await visitor.post<{ code: string }>(
        '/api/auth/login',
        { username, password },
        { origin },
      );
      expect([origin, status, body.code]).toEqual([origin, 403, 'request.cross_site']);
      expect(headers.getSetCookie()).toEqual([]);
      expect((await visitor.get('/api/training', { origin })).status).toBe(200);
    }
  });

  it('a session of the plain cookie is nobody’s there', async () => {
    const { cookie } = member.member;
    expect(cookie).toMatch(/(^| )guildhall_session=/);
    expect((await new Visitor(door.address).get('/api/auth/user', { cookie })).status).toBe(401);
  });

  it('every address that a page or a map of the site tells begins with it', async () => {
    const visitor = new Visitor(door.address);
    for (const path of ['/about', '/sitemap.xml', '/robots.txt']) {
      const { body, headers } = await visitor.get<string>(path);
      expect([path, body.includes(`${publicUrl}/`), body.includes('//127.0.0.1')]).toEqual([path, true, false]);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    }
  });
});
