import { Inject, Injectable } from '@nestjs/common';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { DomainError, newId } from '@guildhall/kernel';
import { parseInput } from '@guildhall/contracts/errors';
import type { Upload } from '@guildhall/contracts/http';
import { FILE_STORAGE } from '@guildhall/service-kit';
import type { FileStorage } from '@guildhall/service-kit';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { tooLarge } from './too-large.js';
import { UploadsAtOnce } from './uploads-at-once.js';

/** The texts of a form and the key of its file, which is there until `use` has ended. */
export interface Received<Fields> {
  key: string;
  fields: Fields;
}

/** Streams the one file of a form to the storage: no process ever holds all of it. */
@Injectable()
export class ReceiveUpload {
  constructor(
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    private readonly atOnce: UploadsAtOnce,
  ) {}

  /**
   * Receives a form and hands it to `use`; afterwards its file is gone, whatever happened.
   * @throws DomainError `request.invalid` naming each wrong part, `request.unreadable`, the upload's own `tooLarge`,
   * `limits.too_many` while too many are under way
   */
  async execute<Form extends Upload, Answer>(
    request: FastifyRequest,
    upload: Form,
    use: (received: Received<z.output<Form['fields']>>) => Promise<Answer>,
  ): Promise<Answer> {
    return this.atOnce.within(async () => {
      const key = `uploads/${newId()}`;
      try {
        const texts = await this.receive(request, upload, key);
        return await use({ key, fields: parseInput(upload.fields, texts) as z.output<Form['fields']> });
      } finally {
        await this.storage.remove(key);
      }
    });
  }

  private async receive(request: FastifyRequest, upload: Upload, key: string): Promise<Record<string, unknown>> {
    const texts: Record<string, unknown> = {};
    let stored = false;
    try {
      for await (const part of request.parts({ limits: limitsOf(upload) })) {
        if (part.type === 'field') keepText(texts, part, upload);
        else {
          refuseFile(part, upload, stored);
          await this.storage.put(key, part.file);
          stored = true;
          if (part.file.truncated) throw tooLarge(upload);
        }
      }
    } catch (error) {
      throw formFault(error, upload);
    }
    if (!stored) throw wrong(upload.file, 'Required');
    return texts;
  }
}

const limitsOf = (upload: Upload) => {
  const fields = Object.keys(upload.fields.shape).length;
  return {
    fileSize: upload.bytes,
    files: 1,
    fields,
    parts: fields + 1,
    fieldSize: 200,
    fieldNameSize: 50,
    headerPairs: 20,
  };
};

function keepText(texts: Record<string, unknown>, part: Extract<Multipart, { type: 'field' }>, upload: Upload): void {
  if (part.fieldname === upload.file) throw wrong(upload.file, 'Must be a file');
  if (Object.hasOwn(texts, part.fieldname)) throw wrong(part.fieldname, 'Must be given once');
  texts[part.fieldname] = part.value;
}

/** A file in a wrong place is not read at all: what is left of the form is let go. */
function refuseFile({ fieldname, file }: MultipartFile, upload: Upload, stored: boolean): void {
  if (fieldname === upload.file && !stored) return;
  file.resume();
  throw fieldname === upload.file
    ? wrong(upload.file, 'Must be one file')
    : wrong(fieldname || 'body', 'Unknown field');
}

const wrong = (field: string, words: string) => new DomainError('request.invalid', { fields: { [field]: words } });

/** Forms that are no forms, that hold more than they may, or whose sender left. A fault of the storage stays one. */
function formFault(error: unknown, upload: Upload): unknown {
  if (error instanceof DomainError) return error;
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'FST_FILES_LIMIT') return wrong(upload.file, 'Must be one file');
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return wrong('body', 'Holds too many fields');
  if (code?.startsWith('FST_') || /multipart|terminated early|boundary|header|premature/i.test(message ?? ''))
    return new DomainError('request.unreadable', { fields: { body: 'Must be a complete form' } });
  return error;
}
