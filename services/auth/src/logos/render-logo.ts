import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { logoLimits, logoSizes } from '@guildhall/contracts/auth';
import type { LogoFit } from '@guildhall/contracts/auth';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pictureType } from './domain/picture-type.js';

// One picture at a time on one thread, and nothing kept: the service's other work and memory come first.
sharp.concurrency(1);
sharp.cache(false);
// No reader but these three is ever handed a byte that a stranger sent.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });

/** Pictures that may wait; more than that is a storm and is sent away at once. */
const waitingMost = 8;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** One size of a logo as WebP. */
export interface LogoImage {
  /** Width and height, in pixels. */
  size: number;
  bytes: Buffer;
}

/** Makes a logo out of whatever picture was sent: read, turned upright, brought into a square and written anew. */
@Injectable()
export class RenderLogo {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** @throws DomainError `auth.logo.not_an_image`, `auth.logo.too_large`, `auth.logo.busy` */
  async execute(sent: Buffer, fit: LogoFit): Promise<LogoImage[]> {
    if (!pictureType(sent)) throw notAnImage();
    if (this.waiting >= waitingMost) throw new DomainError('auth.logo.busy', { retryAfterSeconds: 5 });
    this.waiting++;
    const turn = this.last.then(() => render(sent, fit));
    this.last = turn.catch(() => undefined);
    return turn.finally(() => this.waiting--);
  }
}

async function render(sent: Buffer, fit: LogoFit): Promise<LogoImage[]> {
  await refuseTooManyPixels(sent);
  try {
    const [largest] = logoSizes;
    const { data, info } = await open(sent)
      .autoOrient()
      .resize(largest, largest, { fit, background: clear })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const square = () => sharp(data, { raw: { width, height, channels } });
    return await Promise.all(
      logoSizes.map(async (size) => ({ size, bytes: await square().resize(size).webp({ quality: 88 }).toBuffer() })),
    );
  } catch {
    throw notAnImage();
  }
}

/** The header says how large it is: what is too large is never unpacked. */
async function refuseTooManyPixels(sent: Buffer): Promise<void> {
  const { width, height } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAnImage();
    });
  if (width * height <= logoLimits.pixels) return;
  throw new DomainError('auth.logo.too_large', { fields: { file: 'The picture has more than 40 megapixels' } });
}

/** Of a moving picture the first frame. A picture that is damaged anywhere is refused. */
const open = (sent: Buffer): Sharp =>
  sharp(sent, { limitInputPixels: logoLimits.pixels, failOn: 'error', sequentialRead: true, pages: 1 });

const notAnImage = () =>
  new DomainError('auth.logo.not_an_image', { fields: { file: 'This is no PNG, JPEG or WebP picture' } });
