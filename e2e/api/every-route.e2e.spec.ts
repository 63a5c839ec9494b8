import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHouse, testAdminPassword } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { operations, typeOf } from '../support/api-description.js';
import type { Field, Operation } from '../support/api-description.js';
import { misleading, mistaken, noIds, unstorable, valuesOfEveryType } from '../support/hostile-values.js';
import { buildRegistration } from '../support/registration.js';
import { buildRequest } from '../support/training-request.js';
import { Visitor } from '../support/visitor.js';

interface ErrorBody {
  code: string;
  fields?: Record<string, string>;
}

let house: TestHouse;
let admin: Visitor;
let member: Visitor;
let account: { id: string; email: string };

beforeAll(async () => {
  house = await startHouse();
  admin = new Visitor(house.address);
  await admin.post('/api/auth/login', { username: 'admin', password: testAdminPassword });
  member = new Visitor(house.address);
  const form = buildRegistration();
  account = (await member.post<typeof account>('/api/auth/register', form)).body;
  // Something that could be lost: another session, and a training request.
  await new Visitor(house.address).post('/api/auth/login', { username: form.username, password: form.password });
  await new Visitor(house.address).post('/api/training/request', { ...buildRequest(), contactConsent: true });
}, 180_000);

afterAll(() => house?.stop());

const json = { 'content-type': 'application/json' };
/** Somebody who is let in: what is wrong with the request is all that is wrong. */
const whoMay = ({ access }: Operation) => (access === 'admin' ? admin : member);
const call = (operation: Operation, path: string, body?: string) =>
  whoMay(operation).send<ErrorBody>(operation.method, path, body, body === undefined ? {} : json);
/** The path with ids that are not there. */
const anyPath = ({ path }: Operation) => path.replaceAll(/:\w+/g, 'x');
const sendForm = (operation: Operation, body: string) => call(operation, anyPath(operation), body);
const ask = (operation: Operation, query: string) => call(operation, `${anyPath(operation)}?${query}`);

const withForm = operations.filter(({ body }) => body !== null);
const names = (fields: Field[]) => fields.map(({ name }) => name);
const fieldsOf = ({ body }: Operation) => body ?? [];
const withField = operations.filter((operation) => fieldsOf(operation).length > 0);
const withDemand = operations.filter((operation) => fieldsOf(operation).some(({ required }) => required));
const textsOf = (operation: Operation) =>
  fieldsOf(operation).filter(({ name, types }) => types.includes('string') && name !== 'token');
const withText = operations.filter((operation) => textsOf(operation).length > 0);
const withToken = operations.filter((operation) => names(fieldsOf(operation)).includes('token'));
const withQuery = operations.filter(({ query }) => query.length > 0);
const withId = operations.filter(({ ids }) => ids.length > 0);
const titled = (list: Operation[]) => list.map((operation) => [operation.name, operation] as const);

/** Whatever isn't as it must be, in words for the failure. */
type Complaint = string | null;
const complaints = async (asked: Promise<Complaint>[]) => (await Promise.all(asked)).filter((one) => one !== null);

async function namesField(what: string, field: string, answer: ReturnType<typeof sendForm>): Promise<Complaint> {
  const { status, body } = await answer;
  const named = Object.keys(body.fields ?? {}).some((name) => name === field);
  return status === 400 && named ? null : `${field} = ${what}: ${status} ${JSON.stringify(body)}`;
}

async function isNoFault(what: string, answer: ReturnType<typeof sendForm>): Promise<Complaint> {
  const { status, body } = await answer;
  return status < 500 ? null : `${what}: ${status} ${JSON.stringify(body)}`;
}

describe('a form', () => {
  it.each(titled(withField))(
    'of %s takes each field in its own type alone, and names the one that is wrong',
    async (_, operation) => {
      const wrong = operation.body!.flatMap(({ name, types }) =>
        valuesOfEveryType
          .filter((value) => types.length > 0 && !types.includes(typeOf(JSON.parse(value))))
          .map((value) => namesField(value, name, sendForm(operation, `{"${name}":${value}}`))),
      );
      expect(await complaints(wrong)).toEqual([]);
    },
  );

  it.each(titled(withForm))('of %s takes no field that it does not know', async (_, operation) => {
    const unknown = [
      'role',
      'isAdmin',
      'admin',
      'id',
      'accountId',
      'companyId',
      'ownerId',
      'status',
      'points',
      'createdAt',
    ];
    const wrong = unknown
      .filter((name) => !names(operation.body!).includes(name))
      .map((name) => namesField('1', name, sendForm(operation, `{"${name}":1}`)));
    expect(await complaints(wrong)).toEqual([]);
    for (const forbidden of [
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
      '{"a":NaN}',
      '[]',
      '"x"',
    ])
      expect([forbidden, (await sendForm(operation, forbidden)).status]).toEqual([forbidden, 400]);
    expect((await sendForm(operation, JSON.stringify({ x: 'x'.repeat(1_000_000) }))).status).toBe(413);
  });

  /** Blanks are a password like any other; what a mailed token may be has a test of its own. */
  const blanksFor = (name: string) => (name === 'token' ? [] : /password/i.test(name) ? ['""'] : ['""', '"  "']);

  it.each(titled(withDemand))(
    'of %s wants what it demands: not null, not blank, not left out',
    async (_, operation) => {
      const demanded = operation.body!.filter(({ required }) => required);
      const wrong = demanded.flatMap(({ name }) => {
        const bodies = ['{}', ...['null', ...blanksFor(name)].map((value) => `{"${name}":${value}}`)];
        return bodies.map((body) => namesField(body, name, sendForm(operation, body)));
      });
      expect(await complaints(wrong)).toEqual([]);
    },
  );

  it.each(titled(withText))('of %s takes no text that cannot be stored', async (_, operation) => {
    const wrong = textsOf(operation).flatMap(({ name }) =>
      unstorable.map((text) =>
        namesField(JSON.stringify(text), name, sendForm(operation, JSON.stringify({ [name]: text }))),
      ),
    );
    expect(await complaints(wrong)).toEqual([]);
  });

  it.each(titled(withToken))(
    'of %s does nothing by a token that was never mailed, whatever it is',
    async (_, operation) => {
      for (const token of [
        '',
        '  ',
        '0',
        'undefined',
        '%',
        'A'.repeat(43),
        'x'.repeat(200),
        ...unstorable,
        ...misleading,
      ]) {
        const form = { token, password: 'a new password' };
        const known = Object.entries(form).filter(([name]) => names(operation.body!).includes(name));
        const { status, body } = await sendForm(operation, JSON.stringify(Object.fromEntries(known)));
        expect([token, status, body.code]).toEqual([token, 400, 'auth.link.dead']);
      }
    },
  );

  it('that is good but for one misleading text is stored or refused, and never a fault', async () => {
    const company = { companyName: 'Badger Tool', email: account.email };
    const good: Partial<Record<Operation['name'], object>> = {
      'auth.login': { username: 'nobody-at-all', password: 'secret1' },
      'auth.forgot-password': { email: 'nobody@shop.example' },
      'user.profile': {},
      'users.update': company,
      'training.request': { ...buildRequest(), contactConsent: true },
    };
    for (const operation of withForm.filter(({ name }) => good[name])) {
      const path = operation.path.replace(':id', account.id);
      const texts = operation.body!.filter(({ types }) => types.includes('string'));
      for (const text of misleading)
        expect(
          await complaints(
            texts.map(({ name }) => {
              const form = { ...good[operation.name], [name]: text };
              return isNoFault(`${operation.name} ${name} = ${text}`, call(operation, path, JSON.stringify(form)));
            }),
          ),
        ).toEqual([]);
    }
  });
});

describe('a question', () => {
  /** Words that people type, and choices of which none means any: these take empty for "not asked". */
  const mayBeEmpty = ['q', 'industry', 'format'];

  it.each(titled(withQuery))('of %s is asked once', async (_, operation) => {
    const wrong = operation.query.flatMap(({ name }) =>
      [`${name}=1&${name}=2`, `${name}=&${name}=`].map((query) => namesField(query, name, ask(operation, query))),
    );
    expect(await complaints(wrong)).toEqual([]);
  });

  it.each(titled(withQuery))('of %s by mistake is refused, never answered with everything', async (_, operation) => {
    const wrong = operation.query
      .filter(({ name }) => name !== 'q')
      .flatMap(({ name }) =>
        [
          ...mistaken,
          '1e309',
          '1.5',
          '9007199254740993',
          '\u0000',
          ...(mayBeEmpty.includes(name) ? [] : ['', ' ']),
        ].map((value) => namesField(value, name, ask(operation, `${name}=${encodeURIComponent(value)}`))),
      );
    expect(await complaints(wrong)).toEqual([]);
  });

  it.each(titled(withQuery))('of %s in hostile words is no fault', async (_, operation) => {
    const values = [...misleading.map(encodeURIComponent), '%00', '%ED%A0%80', '%ff', '%', 'x'.repeat(10_000)];
    const asked = operation.query.flatMap(({ name }) =>
      [...values.map((value) => `${name}=${value}`), `${name}[]=1`, `${name}[$ne]=`, name].map((query) =>
        isNoFault(query.slice(0, 80), ask(operation, query)),
      ),
    );
    expect(await complaints(asked)).toEqual([]);
  });
});

describe('an id that is none', () => {
  /** What any of these routes could have done to somebody. */
  async function everything(): Promise<unknown[]> {
    const paths = ['/api/v1/admin/accounts', '/api/v1/admin/training-requests'];
    const lists = await Promise.all(paths.map(async (path) => (await admin.get(path)).body));
    const { body } = await member.get<{ results: { id: string }[] }>('/api/user/sessions');
    return [...lists, body.results.map(({ id }) => id).sort()];
  }

  it.each(titled(withId))('finds nothing by %s and changes nothing', async (_, operation) => {
    const before = await everything();
    const body = operation.body ? JSON.stringify(formFor(operation)) : undefined;
    const found: string[] = [];
    for (const id of [...noIds, '', '/', '.']) {
      const path = operation.path.replace(/:\w+/, id);
      const { status } = await call(operation, path, body);
      if (status !== 404 && status !== 414) found.push(`${operation.method} ${path.slice(0, 80)}: ${status}`);
    }
    expect(found).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  const formFor = ({ name }: Operation) =>
    name === 'users.update' ? { companyName: 'Badger Tool', email: account.email } : {};
});
