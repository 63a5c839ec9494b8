import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { answerUnreadableRequest } from './unreadable-request.js';

const server = fastify({
  clientErrorHandler: answerUnreadableRequest,
  http: { headersTimeout: 300, connectionsCheckingInterval: 100 },
});
let port: number;

beforeAll(async () => {
  server.get('/fine', () => 'fine');
  server.post('/form', () => 'taken');
  server.get('/begun', (_request, reply) => {
    reply.hijack();
    reply.raw.write('the beginning');
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Everything that comes back until the connection is over, read once all is sent, as simple clients do. */
async function send(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);
  for (const part of parts) {
    socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
  return answer;
}

/** The parts of an answer, its length checked. */
function read(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  const refusal = JSON.parse(body) as { message: string; code: string; requestId: string };
  expect(head).toContain(`x-request-id: ${refusal.requestId}`);
  expect(refusal).toEqual({
    message: expect.any(String),
    code: expect.any(String),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  return { status: Number(head.split(' ')[1]), code: refusal.code };
}

const head = 'GET /fine HTTP/1.1\r\nHost: x\r\n';
const chunked =
  'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

describe('a request that cannot be taken in', () => {
  it.each([
    ['whose head is too large', [`${head}Cookie: ${'A'.repeat(1024 * 1024)}`], 431, 'request.head_too_large'],
    [
      'whose head is too large, and that goes on',
      [`${head}Cookie: `, ...Array.from({ length: 6 }, () => 'A'.repeat(1024 * 1024))],
      431,
      'request.head_too_large',
    ],
    ['that is no HTTP', ['hello, who is there?\r\n\r\n'], 400, 'request.unreadable'],
    ['with a header that is none', [`${head}no header\r\n\r\n`], 400, 'request.unreadable'],
    ['whose pieces carry more than their bytes', [`${chunked}2;${'a'.repeat(20_000)}`], 413, 'request.too_large'],
    ['whose head does not come to its end', [head], 408, 'request.too_slow'],
  ])('%s is answered in the one error shape', async (_, parts, status, code) => {
    expect(read(await send(...parts))).toEqual({ status, code });
  });

  it('after one that was fine is answered after it', async () => {
    const [fine, refused] = (await send(`${head}\r\n`, 'nonsense\r\n\r\n')).split(/(?<=\r\n\r\nfine)/);
    expect(fine).toMatch(/^HTTP\/1\.1 200 /);
    expect(read(refused!).status).toBe(400);
  });

  it('leaves an answer that has begun as it stands', async () => {
    const answer = await send('GET /begun HTTP/1.1\r\nHost: x\r\n\r\n', 'nonsense\r\n\r\n');
    expect(answer).toContain('the beginning');
    expect(answer).not.toContain('request.unreadable');
  });
});
