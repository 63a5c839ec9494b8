import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { SitePages } from '../site/site-pages.js';
import { answerUnreadableAddress } from './unreadable-address.js';

const publicUrl = 'https://guildhall.example';
const pages = new SitePages('no frontend is built here', publicUrl);
const server = fastify({ frameworkErrors: answerUnreadableAddress(pages, publicUrl) });
server.get('/api/training/:id', () => 'a training');
server.get('/training/:id', () => 'its page');

const endless = 'a'.repeat(101);

it.each(['/%', '/training/%E0%A4%A', `/training/${endless}`])('%s is not found, as a page', async (address) => {
  const { statusCode, headers, body } = await server.inject(address);
  expect([statusCode, body]).toEqual([404, '404 Page Not Found']);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'strict-transport-security': expect.stringContaining('max-age'),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
});

it.each(['/api/%', `/api/training/${endless}`])('%s is not found, as one of the API', async (address) => {
  const { headers, ...answer } = await server.inject(address);
  expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'request.not_found' })]);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});
