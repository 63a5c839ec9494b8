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

const policies = ['content-security-policy', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'];

it.each(['text/html; charset=utf-8', 'image/svg+xml', 'application/json; charset=utf-8', 'text/plain'])(
  'an answer of type %s carries every policy',
  async (type) => {
    expect(Object.keys(await headersOf(type))).toEqual(expect.arrayContaining(policies));
  },
);

it.each(['application/javascript; charset=utf-8', 'text/javascript', 'text/css; charset=utf-8', 'font/woff2'])(
  'an answer of type %s carries no policy that browsers read of documents alone, and may not be taken for another type',
  async (type) => {
    const headers = await headersOf(type);
    expect(policies.filter((policy) => policy in headers)).toEqual([]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age'),
    });
  },
);

async function headersOf(type: string) {
  const server = fastify();
  addSecurityHeaders(server, 'https://guildhall.example');
  server.get('/', (_request, reply) => reply.type(type).send('an answer'));
  return (await server.inject('/')).headers;
}
