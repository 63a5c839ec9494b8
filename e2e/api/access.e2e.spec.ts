import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { httpRoutes } from '@guildhall/contracts/http';
import type { HttpRoute, HttpRouteName } from '@guildhall/contracts/http';
import { startHouse, testAdminPassword } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { askFrom } from '../support/ask-from.js';
import { everyIdSeenBy, joinWithBelongings } from '../support/belongings.js';
import type { Owner } from '../support/belongings.js';
import { eventually } from '../support/eventually.js';
import { buildRegistration } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';
import { operations } from '../support/api-description.js';
import type { Operation } from '../support/api-description.js';
import { accessTable } from './access-table.js';
import type { Verdict } from './access-table.js';

let house: TestHouse;
let own: { id: string; companyId: string; sessionId: string };
const form = { own: buildRegistration(), foreign: buildRegistration(), third: buildRegistration() };
let third: { id: string };

beforeAll(async () => {
  house = await startHouse();
  const register = async (registration: object) => {
    const visitor = new Visitor(house.address);
    const { body } = await visitor.post<{ id: string; companyId: string }>('/api/auth/register', registration);
    return { visitor, ...body };
  };
  const owner = await register(form.own);
  await register(form.foreign);
  third = await register(form.third);
  const { body } = await owner.visitor.get<{ results: { id: string }[] }>('/api/user/sessions');
  own = { id: owner.id, companyId: owner.companyId, sessionId: body.results[0]!.id };
}, 180_000);

afterAll(() => house?.stop());

/** Everybody who may come: each walks through every route with a session of its own for it. */
const callers = {
  anonymous: async () => new Visitor(house.address),
  owner: () => loggedIn(form.own.username, form.own.password),
  stranger: () => loggedIn(form.foreign.username, form.foreign.password),
  admin: () => loggedIn('admin', testAdminPassword),
};

async function loggedIn(username: string, password: string): Promise<Visitor> {
  const visitor = new Visitor(house.address);
  const { status } = await visitor.post('/api/auth/login', { username, password });
  expect(status).toBe(200);
  return visitor;
}

/** What stands for an id in a route: the owner's own thing, or for the administrator's deeds a third account. */
function pathOf(name: HttpRouteName): string {
  const { path } = httpRoutes[name];
  const id = name === 'companies.read' ? own.companyId : name === 'user.sessions.end' ? own.sessionId : own.id;
  return path.replace(':id', name.startsWith('admin.') ? third.id : id).replace(':name', 'none');
}

/** An empty form mostly; a good one where the form is looked at before whose thing it is. */
function bodyOf(name: HttpRouteName): string | undefined {
  const { body, upload } = httpRoutes[name] as HttpRoute;
  if (upload) return '--b--\r\n';
  if (name === 'users.update') return JSON.stringify({ companyName: 'Badger Works', email: form.own.email });
  return body ? '{}' : undefined;
}

function typeOf({ body, upload }: HttpRoute): Record<string, string> {
  if (upload) return { 'content-type': 'multipart/form-data; boundary=b' };
  return body ? { 'content-type': 'application/json' } : {};
}

/** 400 is in: who is asked for a better form has passed the door. */
function verdictOf(status: number): Verdict {
  if (status === 401) return 'log in';
  if (status === 403) return 'denied';
  return status === 404 ? 'not there' : 'in';
}

describe('who may do what', () => {
  it('is written down for every route, and for no other', () => {
    expect(Object.keys(accessTable).sort()).toEqual(Object.keys(httpRoutes).sort());
  });

  it.each(Object.keys(httpRoutes) as HttpRouteName[])('%s lets in whom the table names', async (name) => {
    const { method } = httpRoutes[name];
    const verdicts: Record<string, Verdict> = {};
    for (const [who, come] of Object.entries(callers)) {
      const visitor = await come();
      const answer = await visitor.send(method, pathOf(name), bodyOf(name), typeOf(httpRoutes[name]));
      expect(answer.status).toBeLessThan(500);
      verdicts[who] = verdictOf(answer.status);
    }
    expect(verdicts).toEqual(accessTable[name]);
  });

  it.each([
    '/API/auth/user',
    '//api/auth/user',
    '/api/./auth/user',
    '/%61pi/auth/user',
    '/api/auth/user/',
    '/api/auth/user;x',
  ])('is the same by the detour %s: nobody gets in without a session', async (path) => {
    const { status, body } = await new Visitor(house.address).get<unknown>(path);
    expect([401, 404, 200, 400]).toContain(status);
    expect(JSON.stringify(body)).not.toContain(form.own.email);
  });

  it.each(['x-user-id', 'x-company-id', 'x-http-method-override', 'guildhall-caller'])(
    'is not changed by the header %s',
    async (header) => {
      const caller = JSON.stringify({ kind: 'member', accountId: own.id, companyId: own.companyId, admin: true });
      const value = header === 'guildhall-caller' ? caller : own.id;
      const { status } = await new Visitor(house.address).get('/api/auth/user', { [header]: value });
      expect(status).toBe(401);
    },
  );
});

describe('an id that its owner has seen', () => {
  let owner: Owner;
  let ids: string[];
  beforeAll(async () => {
    owner = await joinWithBelongings(house);
    ids = [...(await everyIdSeenBy(owner.member))];
  }, 60_000);

  /** What its owner sees, and so what must not have changed. */
  const belongings = async () =>
    Promise.all(
      ['/api/auth/user', '/api/user/sessions', '/api/v1/notifications'].map(async (path) => {
        const { status, body } = await owner.member.get<{ results?: { lastSeenAt?: string }[] }>(path);
        for (const one of body.results ?? []) delete one.lastSeenAt;
        return { status, body };
      }),
    );

  /** Where anybody may come with the id of a thing that is open to all. */
  const open = ['companies.read', 'resources.read', 'training.read', 'logos.read'];
  const withId = operations.filter((operation) => operation.ids.length > 0);
  const use = (visitor: Visitor, { name, method, path, body }: Operation, id: string) => {
    const good = name === 'users.update' ? { companyName: 'Taken over', email: form.foreign.email } : {};
    const payload = body ? JSON.stringify(good) : undefined;
    return visitor.send(method, path.replace(/:\w+/, id), payload, body ? { 'content-type': 'application/json' } : {});
  };

  it.each(withId.map((operation) => [operation.name, operation] as const))(
    'opens nothing of the owner’s to anybody else by %s',
    async (name, operation) => {
      expect(ids.length).toBeGreaterThan(10);
      const before = await belongings();
      const wrong: string[] = [];
      const doors: Record<string, number> = { 'log in': 401, denied: 403, 'not there': 404, in: 404 };
      for (const who of ['stranger', 'anonymous'] as const) {
        const visitor = await callers[who]();
        const answers = await Promise.all(ids.map(async (id) => ({ id, ...(await use(visitor, operation, id)) })));
        for (const { id, status, body } of answers) {
          const text = JSON.stringify(body);
          const isRight = status === doors[accessTable[name][who]] || (status === 200 && open.includes(name));
          if (!isRight || owner.secrets.some((secret) => text.includes(secret)))
            wrong.push(`${who} ${operation.method} ${operation.path} ${id}: ${status} ${text.slice(0, 200)}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(await belongings()).toEqual(before);
    },
  );

  it('opens to everybody what is open to all: its company, its logo, what it offers', async () => {
    const visitor = await callers.anonymous();
    const openWith: Record<string, number> = {};
    for (const operation of withId.filter(({ name }) => open.includes(name))) {
      const answers = await Promise.all(ids.map((id) => use(visitor, operation, id)));
      openWith[operation.name] = answers.filter(({ status }) => status === 200).length;
    }
    expect(openWith).toMatchObject({ 'companies.read': 1, 'resources.read': 1, 'logos.read': 1 });
  });
});

describe('who tries what is not theirs', () => {
  interface Line {
    action: string;
    outcome: string;
    actorId: string | null;
    address: string | null;
    details: { route?: string };
  }
  const log = async (query = '') => (await admin.get<{ results: Line[] }>(`/api/v1/admin/audit${query}`)).body.results;
  let admin: Visitor;
  beforeAll(async () => void (admin = await callers.admin()));

  it('is in the administrator’s log with the route that was tried, once however often and with whatever ids', async () => {
    const curious = new Visitor(house.address);
    const { body: account } = await curious.post<{ id: string }>('/api/auth/register', buildRegistration());
    const { cookie } = curious;
    const takeover = { companyName: 'Mine Now', email: form.own.email };
    // An address by itself: of one alone only so many lines are written, and the tests above have tried a lot.
    const ask = (method: string, path: string, sent: { form?: object } = {}) =>
      askFrom('127.0.0.78', house.address, method, path, { cookie, ...sent });
    for (const id of [own.id, third.id, own.companyId]) {
      expect(await ask('GET', `/api/v1/admin/audit?account=${id}`)).toBe(403);
      expect(await ask('PUT', `/api/users/${id}`, { form: takeover })).toBe(404);
      expect(await ask('DELETE', `/api/user/sessions/${id}`)).toBe(404);
    }
    const denials = async () => (await log(`?account=${account.id}`)).filter(({ outcome }) => outcome === 'refused');
    const lines = await eventually(denials, ({ length }) => length >= 3);
    expect(lines.map(({ action, details }) => [action, details.route]).sort()).toEqual([
      ['access_denied', 'admin.audit.list'],
      ['access_denied', 'users.update'],
      ['sessions_ended', 'user.sessions.end'],
    ]);
  });

  it('is there as nobody, by the network address, where a stranger tries what is the administrator’s', async () => {
    // An address of this machine at which nobody has tried anything yet.
    const address = '127.0.0.77';
    for (const id of [own.id, third.id, own.companyId]) {
      expect(await askFrom(address, house.address, 'POST', `/api/v1/admin/accounts/${id}/disable`)).toBe(401);
    }
    await askFrom(address, house.address, 'GET', '/api/v1/admin/no-such-thing');
    const lines = await eventually(
      async () => (await log()).filter((line) => line.address === address),
      ({ length }) => length > 0,
    );
    expect(lines).toEqual([
      expect.objectContaining({
        action: 'access_denied',
        outcome: 'refused',
        actorId: null,
        details: { route: 'admin.accounts.disable' },
      }),
    ]);
  });
});

describe('a write that another site makes a browser send', () => {
  const writes = (Object.keys(httpRoutes) as HttpRouteName[]).filter((name) => httpRoutes[name].method !== 'GET');

  it.each(writes)('%s is refused', async (name) => {
    const member = await callers.owner();
    const { method, body } = httpRoutes[name] as HttpRoute;
    const ask = (headers: Record<string, string>, type = 'application/json') =>
      member.send<{ code: string }>(method, pathOf(name), body ? '{}' : undefined, {
        ...(body ? { 'content-type': type } : {}),
        ...headers,
      });
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${house.address}.evil.example` },
    ];
    for (const headers of foreign) {
      const { status, body: answer } = await ask(headers);
      expect([status, answer.code]).toEqual([403, 'request.cross_site']);
    }
    if (body)
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])
        expect((await ask({}, type)).status).toBe(415);
  });

  it.each(['https://evil.example', 'null', 'suffix', 'http://127.0.0.1.evil.example', 'http://127.0.0.1'])(
    'gets no leave by a preflight from %s, nor may it read an answer',
    async (name) => {
      const origin = name === 'suffix' ? `${house.address}.evil.example` : name;
      const preflight = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const member = await callers.owner();
      const answers = [
        await member.send('OPTIONS', '/api/auth/login', undefined, preflight),
        await member.get('/api/auth/user', { origin }),
        await member.get('/api/user/export', { origin }),
      ];
      for (const { headers } of answers)
        expect([...headers.keys()].filter((header) => header.startsWith('access-control-'))).toEqual([]);
    },
  );
});

describe('a session', () => {
  it("is a new one at every log-in; a cookie that somebody else chose stays nobody's", async () => {
    const chosen = `guildhall_session=${own.id}.${'A'.repeat(43)}`;
    const visitor = new Visitor(house.address);
    const { headers } = await visitor.post(
      '/api/auth/login',
      { username: form.own.username, password: form.own.password },
      { cookie: chosen },
    );
    expect(headers.getSetCookie().join()).not.toContain('A'.repeat(43));
    expect((await new Visitor(house.address).get('/api/auth/user', { cookie: chosen })).status).toBe(401);
  });

  it('that was logged out is over on every route', async () => {
    const member = await callers.owner();
    const { cookie } = member;
    await member.post('/api/auth/logout');
    const replay = new Visitor(house.address);
    for (const path of ['/api/auth/user', '/api/user/sessions', '/api/v1/notifications', '/api/v1/rewards'])
      expect((await replay.get(path, { cookie })).status).toBe(401);
  });

  it("with a cut, doubled or swollen cookie is nobody's, and never a fault", async () => {
    const { cookie } = await callers.owner();
    const session = /guildhall_session=([^;]+)/.exec(cookie)![1]!;
    for (const other of [session.slice(0, -1), `${session}x`, `"${session}`, '%00', `${session.split('.')[1]}`]) {
      const { status } = await new Visitor(house.address).get('/api/auth/user', {
        cookie: `guildhall_session=${other}`,
      });
      expect([400, 401]).toContain(status);
    }
    const swollen = await new Visitor(house.address)
      .get('/api/auth/user', { cookie: `guildhall_session=${'x'.repeat(15_000)}` })
      .then(({ status }) => status);
    expect([400, 401, 431]).toContain(swollen);
  });

  it('of a disabled account is over at once, and the account logs in no more until it is enabled', async () => {
    const victim = new Visitor(house.address);
    const registration = buildRegistration();
    const { body } = await victim.post<{ id: string }>('/api/auth/register', registration);
    const admin = await callers.admin();
    expect((await victim.get('/api/auth/user')).status).toBe(200);
    await admin.post(`/api/v1/admin/accounts/${body.id}/disable`);
    expect((await victim.get('/api/auth/user')).status).toBe(401);
    const logIn = () =>
      new Visitor(house.address).post('/api/auth/login', {
        username: registration.username,
        password: registration.password,
      });
    expect((await logIn()).status).toBe(403);
    await admin.post(`/api/v1/admin/accounts/${body.id}/enable`);
    expect((await logIn()).status).toBe(200);
  });
});
