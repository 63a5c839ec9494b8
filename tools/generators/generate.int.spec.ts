import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Checkout } from './checkout.mjs';
import { copyCheckout } from './copy-checkout.js';
import { generateReaction } from './reaction.mjs';
import { generateUseCase } from './use-case.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('what the generators write, in a copy of the checkout', () => {
  let copy: string;
  const written = new Set<string>();

  beforeAll(() => {
    copy = copyCheckout(root);
  }, 60_000);

  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  function run(program: string, args: string[], nodeOptions = '') {
    const { JEST_WORKER_ID: _ours, ...env } = process.env;
    const options = { cwd: copy, encoding: 'utf8', env: { ...env, NODE_OPTIONS: nodeOptions } } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', program), ...args], options);
    return { status, said: `${stdout}${stderr}` };
  }

  const generators = { 'use-case': generateUseCase, reaction: generateReaction };
  async function generate(what: keyof typeof generators, place: string, options: Record<string, string> = {}) {
    const checkout = new Checkout(copy);
    generators[what](checkout, place, options);
    for (const path of await checkout.write()) written.add(path);
  }

  it('can be asked for by one command, which also tells the page of events and questions', () => {
    const args = [
      'use-case',
      'marketplace/bookings/find-free-days',
      '--http',
      'GET /api/v1/free-days',
      '--access',
      'public',
    ];
    const { status, said } = run('../tools/generators/generate.mjs', args);
    expect(status === 0 ? '' : said).toBe('');
    for (const path of said.trim().split('\n')) written.add(path);
    expect(readFileSync(join(copy, 'docs/events-and-queues.md'), 'utf8')).toContain('marketplace.free_day.find');
  }, 300_000);

  it('can be a use case or a reaction, in rooms old and new, for events old and new', async () => {
    const http = 'POST /api/v1/resources/:id/bookings';
    await generate('use-case', 'marketplace/bookings/book-resource', { http, says: "Books the neighbour's resource" });
    await generate('use-case', 'marketplace/resources/offer-resource', { http: 'POST /api/v1/resources' });
    await generate('use-case', 'auth/accounts/merge-account', { kind: 'write', access: 'admin' });
    await generate('reaction', 'marketplace/resources/gamification.points_changed');
    await generate('reaction', 'gamification/points/marketplace.resource_published');
    await generate('reaction', 'messaging/greetings/gamification.points_changed');
    expect([...written].filter((path) => path.endsWith('.spec.ts'))).toHaveLength(4 * 2 + 3);
  });

  it.each([
    ['a use case that is there', 'use-case', 'auth/accounts/read-account', {}, 'asked already'],
    [
      'a subject that is taken',
      'use-case',
      'auth/accounts/fetch-account',
      { subject: 'auth.account.read' },
      'asked already',
    ],
    [
      'an address that is served',
      'use-case',
      'messaging/notifications/count-notifications',
      { http: 'GET /api/v1/notifications' },
      'served already',
    ],
    ['a service that is not there', 'use-case', 'payments/payouts/pay-provider', {}, 'no service payments'],
    ['a service that answers no questions', 'use-case', 'worker/jobs/run-job', {}, 'answers no questions'],
    ['a name with capitals', 'use-case', 'auth/accounts/ReadAccount', {}, 'small letters'],
    ['an event that is no past', 'reaction', 'auth/accounts/marketplace', {}, 'must look like'],
    [
      'a second reaction of a service to one event',
      'reaction',
      'messaging/mails/auth.account_registered',
      {},
      'listens to',
    ],
  ] as const)('refuses %s, and writes nothing', async (_case, what, place, options, words) => {
    const before = written.size;
    await expect(generate(what, place, options)).rejects.toThrow(words);
    expect(written.size).toBe(before);
  });

  it('passes the compiler', () => {
    expect(run('typescript/bin/tsc', ['-p', 'tsconfig.json', '--noEmit']).said).toBe('');
  }, 300_000);

  it('passes lint and the fences, and is formatted', () => {
    expect(run('eslint/bin/eslint.js', [...written]).said).toBe('');
    expect(run('prettier/bin/prettier.cjs', ['--check', ...written]).status).toBe(0);
  }, 300_000);

  it('passes its own unit tests', () => {
    const specs = [...written].filter((path) => path.endsWith('.spec.ts'));
    const args = ['--config', 'jest.config.mjs', '--selectProjects', 'unit', '--runTestsByPath', ...specs];
    const { status, said } = run('jest/bin/jest.js', args, '--experimental-vm-modules --no-warnings');
    expect(status === 0 ? '' : said).toBe('');
    expect(said).toContain(`Test Suites: ${specs.length} passed`);
  }, 300_000);
});
