import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

// The first file waits for the configuration and the graph of the projects.
jest.setTimeout(60_000);

describe('the borders between projects, as the whole lint configuration draws them', () => {
  let eslint: ESLint;

  beforeAll(() => {
    // Only what needs no types: the planted files are in no program of the compiler.
    const untyped = { languageOptions: { parserOptions: { projectService: false, project: false } } };
    eslint = new ESLint({
      cwd: root,
      ruleFilter: ({ ruleId }) => /module-boundaries|no-restricted/.test(ruleId),
      overrideConfig: untyped,
    });
  });

  async function messagesAt(path: string, code: string): Promise<string[]> {
    const [result] = await eslint.lintText(code, { filePath: join(root, path) });
    return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
  }

  const border = '@nx/enforce-module-boundaries';
  const inAuth = 'services/auth/src/accounts/read-account.ts';

  it.each([
    ['a service imports another by a path', inAuth, `import { x } from '../../../marketplace/src/app.module.js';`],
    ['a service imports what tests are made of', inAuth, `import { cloneDatabase } from '@guildhall/testing/engines';`],
    ['a service imports the gateway', inAuth, `import { x } from '../../../../gateway/src/config.js';`],
    [
      'the frontend imports the plumbing',
      'frontend/src/app/app.tsx',
      `import { RpcClient } from '@guildhall/service-kit';`,
    ],
    ['the frontend imports the search port', 'frontend/src/app/app.tsx', `import { x } from '@guildhall/search';`],
    ['the frontend imports Nest', 'frontend/src/app/app.tsx', `import { Injectable } from '@nestjs/common';`],
    ['the gateway imports the search port', 'gateway/src/main.ts', `import { x } from '@guildhall/search';`],
    [
      'the contracts import the plumbing',
      'libs/contracts/src/auth/rpc.ts',
      `import { RpcClient } from '@guildhall/service-kit';`,
    ],
    ['the contracts import another package than zod', 'libs/contracts/src/auth/rpc.ts', `import { Client } from 'pg';`],
    ['the kernel imports the contracts', 'libs/kernel/src/ids.ts', `import { x } from '@guildhall/contracts/auth';`],
    ['the kernel imports a package', 'libs/kernel/src/ids.ts', `import { z } from 'zod';`],
    [
      'a spec of a service imports another',
      'services/auth/src/a.int.spec.ts',
      `import { x } from '../../messaging/src/config.js';`,
    ],
  ])('are red where %s', async (_case, path, code) => {
    expect(await messagesAt(path, code)).toEqual([border]);
  });

  it.each([
    [
      'a service imports contracts, kernel and plumbing',
      inAuth,
      `import { x } from '@guildhall/contracts/auth'; import { y } from '@guildhall/kernel'; import { z } from '@guildhall/service-kit';`,
    ],
    [
      'a spec imports what tests are made of',
      'services/auth/src/a.int.spec.ts',
      `import { x } from '@guildhall/testing/engines';`,
    ],
    [
      'the frontend imports contracts and React',
      'frontend/src/app/app.tsx',
      `import { x } from '@guildhall/contracts/auth'; import { useState } from 'react';`,
    ],
    [
      'tests ask for engines',
      'libs/testing/src/engines/own-engine.ts',
      `import { startNats } from '@guildhall/infra/engines/nats';`,
    ],
  ])('are open where %s', async (_case, path, code) => {
    expect(await messagesAt(path, code)).toEqual([]);
  });

  it('are red where a service names another', async () => {
    expect(await messagesAt(inAuth, `import { x } from '@guildhall/marketplace';`)).toEqual(['no-restricted-imports']);
    expect(await messagesAt(inAuth, `import { x } from '@guildhall/marketplace/src/config.js';`)).toContain(
      'no-restricted-imports',
    );
    expect(await messagesAt('services/auth/src/a.spec.ts', `import { x } from '@guildhall/worker';`)).toEqual([
      'no-restricted-imports',
    ]);
  });

  it('are red where an event goes past the outbox or an RPC past its contract', async () => {
    expect(await messagesAt(inAuth, `import { EventPattern } from '@nestjs/microservices';`)).toEqual([
      'no-restricted-imports',
    ]);
    expect(await messagesAt(inAuth, `import { MessagePattern } from '@nestjs/microservices';`)).toEqual([
      'no-restricted-imports',
    ]);
    expect(await messagesAt(inAuth, `client.emit('auth.account_registered', {});`)).toEqual(['no-restricted-syntax']);
    expect(await messagesAt(inAuth, `import { ClientProxy } from '@nestjs/microservices';`)).toEqual([
      'no-restricted-syntax',
    ]);
  });
});
