import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import type { Account } from '@guildhall/contracts/auth';
import { visitor } from '@guildhall/contracts/rpc';
import { FILE_STORAGE, withContext } from '@guildhall/service-kit';
import type { FileStorage } from '@guildhall/service-kit';
import { asMember } from '@guildhall/testing/service';
import sharp from 'sharp';
import { runOwnAuth } from '../testing/run-own-auth.js';
import type { OwnAuth } from '../testing/run-own-auth.js';
import { ChangeLogo } from './change-logo.js';
import { LogoFiles } from './logo-files.js';
import { SweepUploads } from './sweep-uploads.js';

let service: OwnAuth;
let storage: FileStorage;

beforeAll(async () => {
  service = await runOwnAuth();
  storage = service.get<FileStorage>(FILE_STORAGE);
}, 30_000);
afterAll(() => service?.stop());

async function upload(bytes: Buffer): Promise<string> {
  const key = `uploads/${newId()}`;
  await storage.put(key, Readable.from([bytes]));
  return key;
}
const send = async (account: Account, bytes: Buffer, fit: 'contain' | 'cover' = 'contain') =>
  service.ask(asMember(account), 'auth.logo.set', { key: await upload(bytes), fit });
async function fileOf(logo: string | null, size = 512): Promise<Buffer | null> {
  const file = await storage.get(logo!.replace('/api/', '').replace('-512.', `-${size}.`));
  return file && buffer(file.content);
}

const red = { r: 200, g: 0, b: 0 };
const wide = () => sharp({ create: { width: 300, height: 100, channels: 3, background: red } });
/** The colour in a corner of a logo: clear where the picture does not reach. */
async function corner(file: Buffer): Promise<number[]> {
  return [...(await sharp(file).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
}

describe('a logo', () => {
  it('becomes two squares of WebP without what the camera wrote, out of PNG, JPEG and WebP', async () => {
    const account = await service.register();
    const exif = { IFD0: { Copyright: 'a secret place', ImageDescription: 'shop floor' } };
    for (const sent of [
      await wide().png().withExif(exif).toBuffer(),
      await wide().jpeg().withExif(exif).toBuffer(),
      await wide().webp().withExif(exif).toBuffer(),
    ]) {
      const { logo } = await send(account, sent);
      for (const size of [512, 128]) {
        const file = (await fileOf(logo, size))!;
        const { format, width, height, exif: left } = await sharp(file).metadata();
        expect({ format, width, height, left }).toEqual({ format: 'webp', width: size, height: size, left: undefined });
        expect(file.includes('secret place')).toBe(false);
      }
    }
  });

  it('is shown whole on a clear ground, or fills the square, as wished', async () => {
    const account = await service.register();
    const sent = await wide().png().toBuffer();
    expect(await corner((await fileOf((await send(account, sent, 'contain')).logo))!)).toEqual([0, 0, 0, 0]);
    const [r, , , alpha] = await corner((await fileOf((await send(account, sent, 'cover')).logo))!);
    expect(r).toBeGreaterThan(150);
    expect(alpha).toBe(255);
  });

  it('is turned upright', async () => {
    const account = await service.register();
    const lying = await wide()
      .jpeg()
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const upright = (await fileOf((await send(account, lying)).logo))!;
    const { data, info } = await sharp(upright).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alphaAt(256, 4), alphaAt(4, 256)]).toEqual([255, 0]);
  });

  it('is the first frame of what moves', async () => {
    const account = await service.register();
    const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 200), Buffer.alloc(16 * 16 * 3, 10)]);
    const moving = await sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const [r] = await corner((await fileOf((await send(account, moving)).logo))!);
    expect(r).toBeGreaterThan(150);
  });

  it('takes the place of the old one, whose files are gone, and is told to others', async () => {
    const account = await service.register();
    const sent = await wide().png().toBuffer();
    const first = (await send(account, sent)).logo;
    const second = (await send(account, sent)).logo;
    expect(second).not.toBe(first);
    expect([await fileOf(first), await fileOf(first, 128)]).toEqual([null, null]);
    expect(await service.ask(asMember(account), 'auth.logo.remove', {})).toMatchObject({ logo: null });
    expect([await fileOf(second), await fileOf(second, 128)]).toEqual([null, null]);
    await service.ask(asMember(account), 'auth.logo.remove', {});
    const told = await service.rows(
      `SELECT payload->>'logo' AS logo, (payload->>'version')::int AS version FROM outbox
       WHERE name = 'auth.company_changed' AND payload->>'companyId' = $1 ORDER BY id`,
      [account.companyId],
    );
    expect(told).toEqual([
      { logo: first, version: 1 },
      { logo: second, version: 2 },
      { logo: null, version: 3 },
    ]);
  });

  it('of twenty saved at once leaves exactly the files of the one that is shown', async () => {
    const account = await service.register();
    const images = [512, 128].map((size) => ({ size, bytes: Buffer.from('a picture') }));
    const logos = await Promise.all(Array.from({ length: 20 }, () => service.get(LogoFiles).keep(images)));
    const context = { caller: asMember(account), requestId: newId() };
    await withContext(context, () =>
      Promise.all(logos.map((logo) => service.get(ChangeLogo).execute(account.id, logo))),
    );
    const { logo } = await service.ask(asMember(account), 'auth.account.read', { id: account.id });
    for (const one of logos) expect([one, (await fileOf(one)) !== null]).toEqual([one, one === logo]);
  });
});

it('an upload that nobody came back for is swept after a day, and not before', async () => {
  const key = await upload(Buffer.from('left behind'));
  await service.get(SweepUploads).execute();
  expect(await buffer((await storage.get(key))!.content)).toHaveLength(11);
  const tomorrow = { now: () => new Date(Date.now() + 25 * 3_600_000) };
  expect(await new SweepUploads(storage, tomorrow).execute()).toBeGreaterThan(0);
  expect(await storage.get(key)).toBeNull();
});

/** A PNG whose header names a size, without the pixels. */
function emptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(4);
    frame.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([frame, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1024 * 1024));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

describe('what is refused as a logo', () => {
  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a GIF that is a script too', Buffer.from('GIF89a/*\0*/=1;alert(1)', 'latin1')],
    ['the first bytes of a PNG alone', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    const account = await service.register();
    await expect(send(account, bytes)).rejects.toMatchObject({
      code: 'auth.logo.not_an_image',
      details: { fields: { file: expect.any(String) } },
    });
  });

  it('a picture that breaks off, and leaves the old logo as it is', async () => {
    const account = await service.register();
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, i) => (i * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    const { logo } = await send(account, whole);
    await expect(send(account, whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'auth.logo.not_an_image',
    });
    expect(await fileOf(logo)).not.toBeNull();
  });

  it('a picture of 400 megapixels, by its header', async () => {
    const account = await service.register();
    const began = performance.now();
    await expect(send(account, emptyPng(20_000, 20_000))).rejects.toMatchObject({ code: 'auth.logo.too_large' });
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('a file of more than 5 MB', async () => {
    const account = await service.register();
    const sent = Buffer.concat([await wide().png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]);
    await expect(send(account, sent)).rejects.toMatchObject({ code: 'auth.logo.too_large' });
  });

  it('every key but that of an upload', async () => {
    const account = await service.register();
    const { logo } = await send(account, await wide().png().toBuffer());
    for (const key of ['../../etc/passwd', `uploads/../${logo!.slice(5)}`, logo!.slice(5), 'uploads/', 'uploads/x', ''])
      await expect(service.ask(asMember(account), 'auth.logo.set', { key, fit: 'cover' })).rejects.toMatchObject({
        code: 'request.invalid',
      });
    await expect(
      service.ask(asMember(account), 'auth.logo.set', { key: `uploads/${newId()}`, fit: 'cover' }),
    ).rejects.toMatchObject({ code: 'auth.logo.not_an_image' });
  });

  it('a logo from nobody', async () => {
    await expect(
      service.ask(visitor, 'auth.logo.set', { key: `uploads/${newId()}`, fit: 'cover' }),
    ).rejects.toMatchObject({ code: 'access.denied' });
    await expect(service.ask(visitor, 'auth.logo.remove', {})).rejects.toMatchObject({ code: 'access.denied' });
  });
});
