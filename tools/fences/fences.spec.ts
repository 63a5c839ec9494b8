import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fences } from './index.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const linter = new Linter({ cwd: root });

/** The messages of our own rules about a file with this text at this place. */
function messagesAt(path: string, code: string): string[] {
  const rules = Object.fromEntries(Object.keys(fences.rules ?? {}).map((name) => [`fences/${name}`, 'error' as const]));
  const config: Linter.Config = {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { fences },
    rules,
    languageOptions: { ecmaVersion: 2024, sourceType: 'module', parserOptions: { ecmaFeatures: { jsx: true } } },
  };
  return linter.verify(code, config, { filename: join(root, path) }).map(({ ruleId, message }) => ruleId ?? message);
}

const rooms = 'services/marketplace/src/bookings';

describe('the zones of a service', () => {
  it.each([
    [
      'the domain asks a store',
      `${rooms}/domain/booking.ts`,
      `import { Bookings } from '../store/booking.repository.js';`,
    ],
    ['the domain asks a use case', `${rooms}/domain/booking.ts`, `import { BookResource } from '../book-resource.js';`],
    ['the domain says Nest', `${rooms}/domain/booking.ts`, `import { Injectable } from '@nestjs/common';`],
    ['the domain says the plumbing', `${rooms}/domain/booking.ts`, `import { Outbox } from '@guildhall/service-kit';`],
    [
      'the domain asks the search port',
      `${rooms}/domain/booking.ts`,
      `import { PostgresSearch } from '@guildhall/search';`,
    ],
    ['the domain reads a file', `${rooms}/domain/booking.ts`, `import { readFile } from 'node:fs/promises';`],
    [
      'the domain asks a store while it runs',
      `${rooms}/domain/booking.ts`,
      `await import('../store/booking.repository.js');`,
    ],
    ['the domain passes a store on', `${rooms}/domain/booking.ts`, `export * from '../store/booking.repository.js';`],
    [
      'a store asks a use case',
      `${rooms}/store/booking.repository.ts`,
      `import { BookResource } from '../book-resource.js';`,
    ],
    [
      'a use case asks a controller',
      `${rooms}/book-resource.ts`,
      `import { BookingsController } from './bookings.controller.js';`,
    ],
    ['a use case reads the settings', `${rooms}/book-resource.ts`, `import { config } from '../config.js';`],
    [
      'a controller asks a store',
      `${rooms}/bookings.controller.ts`,
      `import { Bookings } from './store/booking.repository.js';`,
    ],
    ['a controller asks the domain', `${rooms}/bookings.controller.ts`, `import { book } from './domain/booking.js';`],
    [
      'a reaction asks a controller',
      `${rooms}/on-account-closed.ts`,
      `import { BookingsController } from './bookings.controller.js';`,
    ],
    [
      'a migration asks the domain',
      'services/marketplace/src/migrations/1-x.ts',
      `import { book } from '../bookings/domain/booking.js';`,
    ],
  ])('are red where %s', (_case, path, code) => {
    expect(messagesAt(path, code)).toEqual(['fences/service-zones']);
  });

  it.each([
    [
      `${rooms}/domain/booking.ts`,
      `import { DomainError } from '@guildhall/kernel'; import { a } from '@guildhall/contracts/auth'; import { b } from './rules.js';`,
    ],
    [
      `${rooms}/store/booking.repository.ts`,
      `import { Transactions } from '@guildhall/service-kit'; import { book } from '../domain/booking.js';`,
    ],
    [
      `${rooms}/book-resource.ts`,
      `import { Bookings } from './store/booking.repository.js'; import { price } from '../resources/domain/price.js';`,
    ],
    [`${rooms}/bookings.controller.ts`, `import { BookResource } from './book-resource.js';`],
    [`${rooms}/on-account-closed.ts`, `import { Bookings } from './store/booking.repository.js';`],
    [
      `${rooms}/bookings.module.ts`,
      `import { Bookings } from './store/booking.repository.js'; import { config } from '../config.js';`,
    ],
    [
      `${rooms}/domain/booking.spec.ts`,
      `import { describe } from '@jest/globals'; import { book } from './booking.js';`,
    ],
  ])('let %s through', (path, code) => {
    expect(messagesAt(path, code)).toEqual([]);
  });
});

describe('TypeORM', () => {
  it.each([
    ['a use case', `${rooms}/book-resource.ts`],
    ['a controller', `${rooms}/bookings.controller.ts`],
    ['the gateway', 'gateway/src/main.ts'],
    ['a service that starts', 'services/marketplace/src/main.ts'],
    ['the contracts', 'libs/contracts/src/auth/rpc.ts'],
  ])('is red in %s', (_case, path) => {
    expect(messagesAt(path, `import { DataSource } from 'typeorm';`)).toEqual(['fences/typeorm-in-stores']);
    expect(messagesAt(path, `import { InjectRepository } from '@nestjs/typeorm';`)).toEqual([
      'fences/typeorm-in-stores',
    ]);
  });

  it.each([
    `${rooms}/store/booking.entity.ts`,
    `${rooms}/bookings.module.ts`,
    'services/marketplace/src/migrations/1-x.ts',
    'libs/service-kit/src/database/transactions.ts',
  ])('is let through in %s', (path) => {
    expect(messagesAt(path, `import { DataSource } from 'typeorm';`)).toEqual([]);
  });
});

describe('the zones of the frontend', () => {
  it.each([
    [
      'a feature imports another',
      'frontend/src/features/accounts/form.tsx',
      `import { words } from '../training/words.js';`,
    ],
    [
      'a feature imports a route',
      'frontend/src/features/accounts/form.tsx',
      `import { pages } from '../../app/pages.js';`,
    ],
    [
      'a primitive imports a feature',
      'frontend/src/ui/button.tsx',
      `import { words } from '../features/training/words.js';`,
    ],
    ['the library imports a primitive', 'frontend/src/lib/api-client.ts', `import { toast } from '../ui/toast.js';`],
  ])('are red where %s', (_case, path, code) => {
    expect(messagesAt(path, code)).toEqual(['fences/frontend-zones']);
  });

  it.each([
    [
      'frontend/src/app/pages/home.page.tsx',
      `import { Hero } from '../../features/landing/hero.js'; import { Button } from '../../ui/button.js';`,
    ],
    [
      'frontend/src/features/training/list/results.tsx',
      `import { facts } from '../facts.js'; import { Button } from '../../../ui/button.js';`,
    ],
    ['frontend/src/ui/button.tsx', `import { day } from '../lib/day.js'; import { look } from './button-look.js';`],
  ])('let %s through', (path, code) => {
    expect(messagesAt(path, code)).toEqual([]);
  });
});

describe('literal subjects', () => {
  const path = 'services/marketplace/src/bookings/book-resource.ts';

  it.each([
    `connection.publish('events.auth.account_registered', payload);`,
    `connection.subscribe('auth.*');`,
    'client.publish(`events.${name}`, payload);',
    `this.nats.send('auth.account.read', {});`,
    `connection.request('ready.auth-1');`,
    `manager.streams.info('EVENTS');`,
    `manager.consumers.add('EVENTS', {});`,
    `manager.streams.add({ name, subjects: ['events.>'] });`,
    `consumers.add(streams.events, { filter_subject: 'events.auth.account_registered' });`,
    `new Queue('mail', {});`,
    `new Worker('mail', work);`,
  ])('are red: %s', (code) => {
    expect(messagesAt(path, code)).toEqual(['fences/no-literal-subjects']);
  });

  it.each([
    `rpc.call('auth.account.read', {});`,
    `outbox.tell('auth.account_registered', payload);`,
    `client.publish(eventSubject(name), payload);`,
    `reply.send('Not found.');`,
    `manager.consumers.add(streams.events, { filter_subject: eventSubject(name) });`,
    `new Queue(jobMap[name].queue, {});`,
    `new Worker('/session-worker.js');`,
  ])('are not meant by: %s', (code) => {
    expect(messagesAt(path, code)).toEqual([]);
  });

  it('have their place in the contracts', () => {
    expect(messagesAt('libs/contracts/src/events/index.ts', `connection.publish('events.a.b');`)).toEqual([]);
  });
});

describe('literal words', () => {
  const path = 'frontend/src/features/accounts/log-in-form.tsx';

  it.each([
    `<p>Sign out</p>;`,
    `<p>{count} left</p>;`,
    `<TextField label="Username" {...register('username')} />;`,
    `<nav aria-label="Main" />;`,
    `<Select emptyLabel={'any trade'} />;`,
    `<button>{shown ? words.hide : 'show'}</button>;`,
    `<p>{done && ' (done)'}</p>;`,
    `<p>{value ?? 'not stated'}</p>;`,
    '<p>{`up to ${count}`}</p>;',
    "<p>{`${count} ${count === 1 ? 'day' : words.days}`}</p>;",
    `<p>{'up to ' + count}</p>;`,
    '<a aria-label={`page ${place}`} />;',
    '<Range wordsOf={(end) => `${end} and more`} />;',
    `const Badge = ({ label = 'new' }) => <b>{label}</b>;`,
    `const choices = [{ theme: 'dark', words: 'dark' }];`,
    `showToast({ title: words.failed, description: 'please try again' });`,
    `const rows = [['Industries', industry]];`,
    `usePageHead(data?.name ?? 'Company');`,
    'const by = provider ?? `Provider ${notStated}`;',
  ])('are red: %s', (code) => {
    expect(messagesAt(path, code)).toEqual(['fences/no-literal-words']);
  });

  it.each([
    `<TextField {...words.fields.username} autoComplete="username" className="mt-2 grid" {...register('username')} />;`,
    `<p className="mt-2">{words.heading}{' '}<b>·</b> × 2 {count > 0 && <i>{words.count(count)}</i>}</p>;`,
    `<img src={picture} alt="" />;`,
    `<p>{state === 'ready' ? words.ready : null}</p>;`,
    `<Tabs chosen={tab === 'Security' ? 'security' : 'general'} />;`,
    '<section aria-labelledby={`${id}-heading`} aria-label={`${words.end}: ${name}`} />;',
    `const keys = { ArrowRight: 1, 'Home': 0 }; if (event.key === 'Escape') close();`,
    `throw new TypeError('No counts');`,
  ])('are not meant by: %s', (code) => {
    expect(messagesAt(path, code)).toEqual([]);
  });

  it.each(['frontend/src/app/frame/frame.tsx', 'frontend/src/ui/sheet-head.tsx'])('are red in %s', (place) => {
    expect(messagesAt(place, `<button>Close</button>;`)).toEqual(['fences/no-literal-words']);
  });

  it.each([
    'frontend/src/features/accounts/log-in-form.spec.tsx',
    'frontend/src/app/gallery/fields-shown.tsx',
    'frontend/src/ui/drawings/vertical-mill.tsx',
    'frontend/src/testing/render-page.tsx',
  ])('may stand in %s', (place) => {
    expect(messagesAt(place, `<text>42 inches</text>;`)).toEqual([]);
  });

  it('have their place in a words file', () => {
    expect(messagesAt('frontend/src/features/accounts/words.ts', `export const w = { title: 'Log in' };`)).toEqual([]);
  });
});

describe('rooms and files', () => {
  it.each([
    'libs/kernel/src/utils/ids.ts',
    'services/auth/src/common/hash.ts',
    'frontend/src/lib/date-utils.ts',
    'infra/engines/helpers.mjs',
    'gateway/src/misc.ts',
    'services/auth/src/accounts/account.helper.spec.ts',
  ])('are red when they are called %s', (path) => {
    expect(messagesAt(path, 'export {};')).toEqual(['fences/no-vague-rooms']);
  });

  it.each(['libs/kernel/src/ids.ts', 'services/auth/src/accounts/common-ground.ts', 'frontend/src/ui/button.tsx'])(
    'may be called %s',
    (path) => {
      expect(messagesAt(path, 'export {};')).toEqual([]);
    },
  );
});
