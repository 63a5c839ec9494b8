import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { addSecurityHeaders } from './security-headers.js';

it.each([
  ['/reset-password/a-token', 'no-referrer'],
  ['/confirm-email/a-token', 'no-referrer'],
  ['/training', 'strict-origin-when-cross-origin'],
])('%s tells others where its reader came from: %s', async (url, policy) => {
  const server = fastify();
  addSecurityHeaders(server, undefined);
  server.get('/*', () => 'a page');
  expect((await server.inject(url)).headers['referrer-policy']).toBe(policy);
});
