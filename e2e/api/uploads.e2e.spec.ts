import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import sharp from 'sharp';
import { eventually } from '../support/eventually.js';
import { boundary, fieldPart, filePart, form } from '../support/multipart.js';
import { buildRegistration } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

const address = '/api/users/upload-logo';
let house: TestHouse;
let member: Visitor;
let picture: Buffer;

beforeAll(async () => {
  // Its one member sends many at once.
  house = await startHouse({ env: { UPLOADS_AT_ONCE: '30/40' } });
  member = new Visitor(house.address);
  await member.post('/api/auth/register', buildRegistration());
  const create = { width: 640, height: 320, channels: 3 as const, background: { r: 0, g: 80, b: 160 } };
  picture = await sharp({ create })
    .png()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toBuffer();
}, 180_000);
afterAll(() => house?.stop());

interface Answered {
  status: number;
  body: { logoUrl?: string; code?: string; fields?: Record<string, string> };
}

async function send(body: Buffer, headers: Record<string, string> = {}, to = address): Promise<Answered> {
  const response = await fetch(house.address + to, {
    method: 'POST',
    headers: { cookie: member.cookie, 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    body: new Uint8Array(body),
  });
  return { status: response.status, body: (await response.json()) as Answered['body'] };
}
const file = (bytes: Buffer, name = 'logo.png', type = 'image/png') => filePart('file', name, type, bytes);
const pidOf = (instance: string) => house.house().processes.find((entry) => entry.instance === instance)!.pid;
const descriptors = (instance: string) => readdirSync(`/proc/${pidOf(instance)}/fd`).length;
const memoryMb = (instance: string, line: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pidOf(instance)}/status`, 'utf8'))![1]) / 1024;
const leftUploads = () => {
  const folder = join(house.house().data, 'storage', 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('a logo that is sent', () => {
  it('is shown to everybody as a WebP of its own, and kept for ever', async () => {
    const sent = await send(form(file(picture), fieldPart('fit', 'cover')));
    expect(sent.status).toBe(200);
    const shown = await fetch(house.address + sent.body.logoUrl!);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('immutable'),
    });
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(bytes.includes('secret place')).toBe(false);
    expect((await member.get<{ logo: string }>('/api/auth/user')).body.logo).toBe(sent.body.logoUrl);
    expect(leftUploads()).toEqual([]);
  });

  it('is called by no name that its sender gave', async () => {
    const names = [
      '../../x.png',
      '/etc/passwd',
      'a\0b.png',
      `${'x'.repeat(300)}.png`,
      'con',
      '\u202egnp.exe',
      'a.png.js',
    ];
    for (const name of names) {
      const { status, body } = await send(form(file(picture, name)));
      expect([name, status, body.logoUrl]).toEqual([
        name,
        200,
        expect.stringMatching(/^\/api\/logos\/[0-9a-f-]{36}-512\.webp$/),
      ]);
    }
  });

  it('is gone when its owner takes it away', async () => {
    const { logoUrl } = (await send(form(file(picture)))).body;
    expect((await member.send<{ logo: null }>('DELETE', '/api/users/logo', undefined)).body.logo).toBeNull();
    expect((await fetch(house.address + logoUrl!)).status).toBe(404);
  });

  it('is found by no other name', async () => {
    for (const name of ['..%2F..%2Fhouse.json', '%2e%2e/house.json', 'x.webp', '%00', `${'a'.repeat(36)}-512.webp`])
      expect([name, (await fetch(`${house.address}/api/logos/${name}`)).status]).toEqual([name, 404]);
  });
});

describe('what is no logo', () => {
  it.each([
    ['a script that says it is a PNG', Buffer.from('alert(1)')],
    ['a GIF that is a script too', Buffer.from('GIF89a/*\0*/=1;alert(1)', 'latin1')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', Buffer.alloc(0)],
  ])('%s is refused at its field', async (_, bytes) => {
    const { status, body } = await send(form(file(bytes)));
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'auth.logo.not_an_image', ['file']]);
  });

  it('is refused where it is too large, whether or not its length is told', async () => {
    const large = form(file(Buffer.concat([picture, randomBytes(5 * 1024 * 1024 + 1)])));
    const told = await send(Buffer.concat([large, randomBytes(1024 * 1024)]));
    expect([told.status, told.body.code]).toEqual([413, 'auth.logo.too_large']);
    expect(told.body.fields).toEqual({ file: 'The file has more than 5 MB' });
    const chunked = await sendRaw(large, 'whole');
    expect(chunked).toBe(413);
    expect(leftUploads()).toEqual([]);
  });

  it('costs little memory, at its highest too', async () => {
    const before = { gateway: memoryMb('gateway-1', 'VmRSS'), auth: memoryMb('auth-1', 'VmRSS') };
    const noise = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#888' } })
      .jpeg({ progressive: true })
      .toBuffer();
    const tooMany = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#888' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await send(form(file(noise, 'x.jpg', 'image/jpeg')))).status).toBe(200);
    for (let round = 0; round < 3; round++)
      expect((await send(form(file(tooMany)))).body.code).toBe('auth.logo.too_large');
    expect(memoryMb('gateway-1', 'VmHWM') - before.gateway).toBeLessThan(200);
    expect(memoryMb('auth-1', 'VmHWM') - before.auth).toBeLessThan(200);
  });
});

describe('a form', () => {
  const broken: [string, Buffer][] = [
    ['without a file', form(fieldPart('fit', 'cover'))],
    ['with two files', form(file(Buffer.from('x')), file(Buffer.from('y')))],
    ['with a file in another field', form(filePart('logo', 'x.png', 'image/png', Buffer.from('x')))],
    ['with a file without a name of its field', form(filePart('', 'x.png', 'image/png', Buffer.from('x')))],
    ['with an unknown text', form(fieldPart('companyId', 'x'), file(Buffer.from('x')))],
    ['with an unknown fit', form(fieldPart('fit', 'stretch'), file(Buffer.from('x')))],
    ['with the fit twice', form(fieldPart('fit', 'cover'), fieldPart('fit', 'contain'), file(Buffer.from('x')))],
    ['with a text in place of the file', form(fieldPart('file', 'x'))],
    ['with 10,000 fields', form(...Array.from({ length: 10_000 }, (_, i) => fieldPart(`f${i}`, 'x')))],
    ['with 1,000 files', form(...Array.from({ length: 1000 }, () => file(Buffer.from('x'))))],
    ['with deep names', form(fieldPart(`a${'[b]'.repeat(500)}`, 'x'), file(Buffer.from('x')))],
    ['with a huge index', form(fieldPart('a[999999999999]', 'x'), file(Buffer.from('x')))],
    ['with __proto__', form(fieldPart('__proto__', 'x'), file(Buffer.from('x')))],
    ['without its end', form(file(Buffer.from('x'))).subarray(0, -20)],
    ['that ends within a head', Buffer.from(`--${boundary}\r\nContent-Disposition: form-da`)],
    ['of another boundary', Buffer.from('--other\r\n\r\nx\r\n--other--\r\n')],
    ['of nothing', Buffer.alloc(0)],
  ];
  it.each(broken)('%s is refused, and the house goes on', async (_, body) => {
    const { status } = await send(body);
    expect(status).toBe(400);
    expect((await fetch(`${house.address}/health/live`)).status).toBe(200);
    expect(leftUploads()).toEqual([]);
  });

  it('is read nowhere else, and nothing else is read here', async () => {
    expect((await send(form(fieldPart('email', 'x')), {}, '/api/auth/forgot-password')).status).toBe(415);
    for (const answer of [
      await send(Buffer.from('{}'), { 'content-type': 'application/json' }),
      await send(form(file(picture)), { 'content-type': 'multipart/form-data' }),
    ])
      expect(answer).toMatchObject({ status: 415, body: { code: 'request.form_wanted' } });
    expect((await send(form(file(picture)), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(form(file(picture)), { cookie: '' })).status).toBe(401);
  });

  it('whose sender leaves in the middle, 500 times, leaves nothing open and nothing behind', async () => {
    const before = { gateway: descriptors('gateway-1'), auth: descriptors('auth-1') };
    const pid = pidOf('gateway-1');
    const half = form(file(randomBytes(200_000))).subarray(0, 100_000);
    for (let round = 0; round < 20; round++)
      await Promise.all(Array.from({ length: 25 }, () => sendRaw(half, 'leave')));
    const left = await eventually(
      async () => ({
        uploads: leftUploads(),
        gateway: Math.max(0, descriptors('gateway-1') - before.gateway - 5),
        auth: Math.max(0, descriptors('auth-1') - before.auth - 5),
      }),
      ({ uploads, gateway, auth }) => uploads.length + gateway + auth === 0,
    );
    expect(left).toEqual({ uploads: [], gateway: 0, auth: 0 });
    expect(pidOf('gateway-1')).toBe(pid);
    expect((await send(form(file(picture)))).status).toBe(200);
  }, 120_000);
});

/** Sends a body without telling its length; `leave` cuts the line once it has been written. Answers the status, 0 for none. */
async function sendRaw(body: Buffer, end: 'whole' | 'leave'): Promise<number> {
  return new Promise((resolve) => {
    const headers = { cookie: member.cookie, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const sending = request(house.address + address, { method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on('error', () => resolve(0));
    if (end === 'whole') sending.end(body);
    else sending.write(body, () => setTimeout(() => sending.destroy(), 5));
    sending.on('close', () => resolve(0));
  });
}
