import fastifyMultipart from '@fastify/multipart';
import { DomainError } from '@guildhall/kernel';
import type { ErrorCode } from '@guildhall/contracts/errors';
import { httpRoutes } from '@guildhall/contracts/http';
import type { HttpRoute, Upload } from '@guildhall/contracts/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/send-refusal.js';
import { tooLarge } from './too-large.js';

/** What a form may hold beside its file: its texts, the names of its parts, and the lines between them. */
const aroundFile = 16 * 1024;

/** The addresses that take a form with a file. Every other keeps to JSON. */
const uploads = new Map<string, Upload>(
  (Object.values(httpRoutes) as HttpRoute[]).flatMap(({ method, path, upload }) =>
    upload ? [[`${method} ${path}`, upload] as const] : [],
  ),
);

/** Lets the gateway read multipart forms, where the contracts say that there is one, and nowhere else. */
export async function takeMultipart(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyMultipart, { throwFileSizeLimit: false });
  fastify.addHook('onRequest', (request, reply, done) => {
    const refusal = refusalOf(request);
    if (!refusal) return done();
    sendRefusal(reply, refusal);
  });
}

/** Before a byte of the body is read: what is no form here, and what is longer than it may be by its own account. */
function refusalOf(request: FastifyRequest): DomainError | null {
  const { url } = request.routeOptions;
  if (!url) return null;
  const upload = uploads.get(`${request.method} ${url}`);
  const isForm = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
  if (!upload) return isForm ? wrongType('request.media_type', 'Must be application/json') : null;
  if (!/^\s*multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? ''))
    return wrongType('request.form_wanted', 'Must be multipart/form-data');
  return Number(request.headers['content-length'] ?? 0) > upload.bytes + aroundFile ? tooLarge(upload) : null;
}

const wrongType = (code: ErrorCode, words: string) => new DomainError(code, { fields: { 'content-type': words } });
