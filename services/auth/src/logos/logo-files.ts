import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError, newId } from '@guildhall/kernel';
import { logoLimits, logoSizes } from '@guildhall/contracts/auth';
import { FILE_STORAGE } from '@guildhall/service-kit';
import type { FileStorage } from '@guildhall/service-kit';
import type { LogoImage } from './render-logo.js';

const address = (id: string, size: number) => `/api/logos/${id}-${size}.webp`;
const fileKey = (id: string, size: number) => `logos/${id}-${size}.webp`;

/** The files behind a logo: what was sent, and the sizes that were made of it. */
@Injectable()
export class LogoFiles {
  private readonly logger = new Logger(LogoFiles.name);

  constructor(@Inject(FILE_STORAGE) private readonly storage: FileStorage) {}

  /** @throws DomainError `auth.logo.not_an_image` where nothing was sent, `auth.logo.too_large` */
  async readUpload(key: string): Promise<Buffer> {
    const file = await this.storage.get(key);
    if (!file) throw new DomainError('auth.logo.not_an_image', { fields: { file: 'The file did not arrive' } });
    if (file.size > logoLimits.bytes) {
      file.content.destroy();
      throw new DomainError('auth.logo.too_large', { fields: { file: 'The file has more than 5 MB' } });
    }
    return buffer(file.content);
  }

  /** Keeps the sizes of a new logo. Answers the address of the largest: an account's `logo`. */
  async keep(images: LogoImage[]): Promise<string> {
    const id = newId();
    for (const { size, bytes } of images) await this.storage.put(fileKey(id, size), Readable.from([bytes]));
    return address(id, logoSizes[0]);
  }

  /** Removes a logo that no account shows any more. Where the storage is away its files stay behind, seen by nobody. */
  async discard(logo: string | null): Promise<void> {
    const id = logo && /^\/api\/logos\/([0-9a-f-]{36})-\d+\.webp$/.exec(logo)?.[1];
    if (!id) return;
    for (const size of logoSizes)
      await this.storage.remove(fileKey(id, size)).catch((error: unknown) => this.logger.warn(String(error)));
  }
}
