import { DomainError } from '@guildhall/kernel';
import type { FastifyReply, FastifyServerOptions } from 'fastify';
import type { SitePages } from '../site/site-pages.js';
import { errorAnswer } from './error-body.js';
import { secureAnswer } from './security-headers.js';
import { sendFailure } from './send-failure.js';

/**
 * An address that can't be read, such as `/%`, and one with an endless part never reach a route, nor a hook: they get
 * the same answer as one that isn't there.
 */
export function answerUnreadableAddress(
  pages: SitePages,
  publicUrl: string | undefined,
): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return (_error, request, untyped) => {
    const reply = untyped as unknown as FastifyReply;
    void reply.header('x-request-id', request.id);
    secureAnswer(reply, publicUrl);
    sendFailure(reply, errorAnswer(new DomainError('request.not_found'), request.id), pages);
  };
}
