import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import sharp from 'sharp';
import { eventually } from '../support/eventually.js';
import { boundary, filePart, form } from '../support/multipart.js';
import { buildRegistration } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

const upload = '/api/users/upload-logo';
let house: TestHouse;
let members: Visitor[];
let picture: Buffer;

beforeAll(async () => {
  house = await startHouse({ env: { UPLOADS_AT_ONCE: '3/6' } });
  members = [0, 1, 2].map(() => new Visitor(house.address));
  for (const member of members) await member.post('/api/auth/register', buildRegistration());
  picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0050a0' } })
    .png()
    .toBuffer();
}, 180_000);
afterAll(() => house?.stop());

interface Slow {
  /** Resolves once the connection is over. */
  ended: Promise<unknown>;
  isOpen(): boolean;
}

/** Sends the beginning, then a byte each half second for as long as it is let. */
function trickle(member: Visitor, path: string, type: string, begin: Buffer): Slow {
  const headers = { cookie: member.cookie, 'content-type': type, 'content-length': 50_000 };
  const sending = request(house.address + path, { method: 'POST', headers, agent: false });
  let isOpen = true;
  const ended = new Promise((resolve) => sending.once('close', resolve)).then(() => (isOpen = false));
  sending.on('response', (response) => response.resume());
  sending.on('error', () => undefined);
  sending.write(begin);
  const writing = setInterval(() => sending.write('x'), 500);
  void ended.then(() => clearInterval(writing));
  return { ended, isOpen: () => isOpen };
}

const formType = `multipart/form-data; boundary=${boundary}`;
const wholeFile = () => form(filePart('file', 'logo.png', 'image/png', picture));
const withinHead = 40;
const withinFile = 150;
const slowUpload = (member: Visitor, begun: number) =>
  trickle(member, upload, formType, wholeFile().subarray(0, begun));
const slowForm = (member: Visitor) =>
  trickle(member, '/api/training/request', 'application/json', Buffer.from('{"company":"'));

async function send(member: Visitor): Promise<{ status: number; retryAfter: string | null; message?: string }> {
  const response = await fetch(house.address + upload, {
    method: 'POST',
    headers: { cookie: member.cookie, 'content-type': formType },
    body: new Uint8Array(wholeFile()),
  });
  const { message } = (await response.json()) as { message?: string };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...(message ? { message } : {}) };
}

const tooMany = { status: 429, retryAfter: '10', message: 'Too many tries. Try again in 10 seconds.' };
const gateway = () => house.house().processes.find(({ instance }) => instance === 'gateway-1')!.pid;
const openFiles = () => readdirSync(`/proc/${gateway()}/fd`).length;
const leftUploads = () => {
  const folder = join(house.house().data, 'storage', 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};

it('who sends a byte now and then takes a few places at most, is cut off, and leaves nothing open or behind', async () => {
  const [one, other, third] = members as [Visitor, Visitor, Visitor];
  const before = openFiles();
  const startedAt = Date.now();
  const slow = [slowUpload(third, withinHead), ...[0, 1, 2].map(() => slowUpload(one, withinFile))];
  await eventually(
    async () => leftUploads().length,
    (files) => files === 3,
  );
  // Each account may have three unfinished.
  expect(await send(one)).toEqual(tooMany);
  expect((await send(other)).status).toBe(200);
  slow.push(slowUpload(other, withinFile), slowUpload(other, withinFile));
  await eventually(
    async () => leftUploads().length,
    (files) => files === 5,
  );
  // And the address of them all six.
  expect(await send(third)).toEqual(tooMany);
  slow.push(...Array.from({ length: 40 }, () => slowForm(third)), headAlone());
  expect((await one.get('/api/training')).status).toBe(200);
  expect(slow.every(({ isOpen }) => isOpen())).toBe(true);
  await Promise.all(slow.map(({ ended }) => ended));
  expect(Date.now() - startedAt).toBeLessThan(30_000);
  for (const member of members) expect((await send(member)).status).toBe(200);
  const left = await eventually(
    async () => ({ files: Math.max(0, openFiles() - before - 8), uploads: leftUploads() }),
    ({ files, uploads }) => files + uploads.length === 0,
  );
  expect(left).toEqual({ files: 0, uploads: [] });
}, 60_000);

/** A connection on which not even the head of a request comes to its end. */
function headAlone(): Slow {
  const { hostname, port } = new URL(house.address);
  const socket = connect(Number(port), hostname);
  let isOpen = true;
  const ended = new Promise((resolve) => socket.once('close', resolve)).then(() => (isOpen = false));
  socket.on('error', () => undefined);
  socket.resume();
  socket.write('GET /api/training HTTP/1.1\r\nHost: x\r\n');
  const writing = setInterval(() => socket.write('x'), 500);
  void ended.then(() => clearInterval(writing));
  return { ended, isOpen: () => isOpen };
}
