import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { sendRaw } from '../support/raw-request.js';
import { buildRegistration } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';
import type { Answer } from '../support/visitor.js';

interface ErrorBody {
  message: string;
  code: string;
  fields?: Record<string, string>;
  requestId: string;
}

describe('bad input', () => {
  let house: TestHouse;
  let visitor: Visitor;

  beforeAll(async () => {
    house = await startHouse();
    visitor = new Visitor(house.address);
  }, 180_000);

  afterAll(() => house?.stop());

  /** A refusal of the one shape, whose named fields are exactly these. */
  function expectRefusal(answer: Answer<ErrorBody>, status: number, ...fields: string[]): void {
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      message: expect.any(String),
      code: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(fields.sort());
  }

  const json = { 'content-type': 'application/json' };
  const register = (body: string, headers: Record<string, string> = json) =>
    visitor.send<ErrorBody>('POST', '/api/auth/register', body || undefined, headers);
  const registerWith = (changes: Record<string, unknown>) => register(JSON.stringify(buildRegistration(changes)));

  it('a body of 1 MB', async () =>
    expectRefusal(await registerWith({ description: 'x'.repeat(1_000_000) }), 413, 'body'));
  it('broken JSON', async () => expectRefusal(await register('{"username":'), 400, 'body'));
  it('__proto__ and constructor keys', async () => {
    expectRefusal(await register('{"__proto__":{"admin":true}}'), 400, 'body');
    expectRefusal(await register('{"constructor":{"prototype":{"admin":true}}}'), 400, 'body');
  });
  it('a list, a text and a number in place of the form', async () => {
    for (const body of ['[]', '"x"', '7', 'null']) {
      const answer = await register(body);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(Object.keys(answer.body.fields ?? {})).not.toEqual([]);
    }
  });
  it('null in place of a form that may be empty', async () => {
    expectRefusal(await visitor.send<ErrorBody>('POST', '/api/auth/logout', 'null', json), 400, 'body');
    expect((await visitor.send('POST', '/api/auth/logout', undefined, {})).status).toBe(204);
  });
  it.each([
    ['no HTTP at all', 400, () => 'hello, who is there?\r\n\r\n'],
    ['a header that is none', 400, (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\nnone\r\n\r\n`],
    [
      'an address of 20,000 signs',
      431,
      (host: string) => `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    ],
  ])('%s', async (_, status, request) => {
    const answer = await sendRaw(house.address, request);
    expectRefusal({ ...answer, headers: new Headers(), body: JSON.parse(answer.body) as ErrorBody }, status);
  });
  it('a body that is no JSON at all', async () => {
    expectRefusal(
      await register('username=x', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'content-type',
    );
    expectRefusal(
      await register(JSON.stringify(buildRegistration()), { 'content-type': 'text/plain' }),
      415,
      'content-type',
    );
  });
  it('an empty body names every field that is demanded', async () => {
    for (const headers of [json, {}]) {
      const answer = await register('', headers);
      expectRefusal(answer, 400, 'username', 'email', 'password', 'confirmPassword', 'companyName');
      expect(new Set(Object.values(answer.body.fields ?? {}))).toEqual(new Set(['Required']));
    }
  });
  it.each<[string, string, unknown]>([
    ['a number for a text', 'companyName', 7],
    ['a list for a text', 'email', ['a@b.example', 'c@d.example']],
    ['an object for a text', 'username', { $ne: null }],
    ['NUL', 'companyName', 'a\u0000b'],
    ['a lone surrogate', 'companyName', 'a\ud800b'],
    ['300 characters where 120 fit', 'companyName', 'x'.repeat(300)],
    ['an address that is none', 'email', 'ann at shop'],
    ['an address with a line break', 'email', 'a@shop.example\r\nBcc: b@shop.example'],
    ['a website that is script', 'website', 'javascript:alert(1)'],
    ['a short user name', 'username', 'ab'],
    ['the reserved name in a look-alike spelling', 'username', 'аdmin'],
    ['an invisible user name', 'username', '\u200b\u200b\u200b'],
    ['a user name of two alphabets', 'username', 'Ꭺdmin'],
    ['a company name of two lines', 'companyName', 'Acme\r\nBcc: x'],
    ['an industry that is not on the list', 'industry', 'nonsense'],
    ['an id', 'id', '01a1fb25-ba2a-7595-a3c4-a1bd32b620b3'],
    ['points', 'points', 1000],
    ['a level', 'level', 9],
    ['a role', 'role', 'admin'],
    ['a company', 'companyId', '01a1fb25-ba2a-7595-a3c4-a1bd32b620b3'],
  ])('%s at %s', async (_what, field, value) => expectRefusal(await registerWith({ [field]: value }), 400, field));
  it('1e309', async () => {
    expectRefusal(
      await register(JSON.stringify(buildRegistration({ companyName: 'N' })).replace('"N"', '1e309')),
      400,
      'companyName',
    );
  });
  it('passwords that differ', async () => {
    const answer = await registerWith({ confirmPassword: 'another1' });
    expectRefusal(answer, 400, 'confirmPassword');
    expect(answer.body.message).toBe("Passwords don't match");
  });

  it.each([
    ['page=0', ['page']],
    ['page=-1', ['page']],
    ['page=1e9', ['page']],
    ['page=1000000000', ['page']],
    ['page=401', ['page']],
    ['page=1.5', ['page']],
    ['size=7', ['size']],
    ['size=', ['size']],
    ['page=0&size=7', ['page', 'size']],
    ['q=%00', ['q']],
    ['q=a&q=b', ['q']],
    [`q=${'x'.repeat(501)}`, ['q']],
    ['format=telepathy', ['format']],
    ['industry=Nonsense', ['industry']],
    ['sort=price;drop', ['sort']],
  ])('GET /api/training?%s', async (query, fields) =>
    expectRefusal(await visitor.get(`/api/training?${query}`), 400, ...fields),
  );

  it('ignores unknown query parameters and answers a page past the last with nothing on it', async () => {
    expect((await visitor.get('/api/training?utm_source=mail')).status).toBe(200);
    expect((await visitor.get<{ results: unknown[] }>('/api/training?page=400')).body.results).toEqual([]);
  });

  it('takes the syntax of query languages for text', async () => {
    for (const q of [
      "' OR 1=1 --",
      'a* OR b?',
      '/.*/',
      'field:value AND (x',
      '{"match_all":{}}',
      'a & | ! <-> :*',
      '"unclosed',
      'pg_sleep(5)',
      '\\',
      '%',
    ]) {
      const answer = await visitor.get(`/api/training?q=${encodeURIComponent(q)}`);
      expect([q, answer.status]).toEqual([q, 200]);
    }
  });

  it.each([
    ['/api/nothing', 404],
    ['/api/training/not-an-id', 404],
    ['/api/training/01a1fb25-ba2a-7595-a3c4-a1bd32b620b3', 404],
    ['/api/training/%00', 404],
    ['/api/v1/resources/not-an-id', 404],
    ['/api/%ff', 404],
    ['/api/v1/notifications', 401],
    ['/api/v1/rewards', 401],
  ])('%s answers %i in the one error shape', async (path, status) => {
    const answer = await visitor.get<ErrorBody>(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      message: expect.any(String),
      code: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it('a cookie that is cut or invented is nobody’s', async () => {
    for (const cookie of [
      'guildhall_session=x',
      'guildhall_session=',
      'guildhall_session=a; guildhall_session=b',
      `guildhall_session=${'A'.repeat(43)}`,
    ]) {
      expect((await visitor.get('/api/auth/user', { cookie })).status).toBe(401);
    }
  });

  it('writes that another site asked for', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      expectRefusal(await visitor.post('/api/auth/login', { username: 'badger', password: 'secret1' }, headers), 403);
    }
  });

  it('a user id of somebody else’s in a header changes nothing', async () => {
    expect(
      (await visitor.get('/api/auth/user', { 'x-user-id': '1', 'guildhall-caller': '{"kind":"system","process":"x"}' }))
        .status,
    ).toBe(401);
  });
});
