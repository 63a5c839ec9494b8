import { DomainError } from '@guildhall/kernel';
import type { FastifyReply, FastifyServerOptions } from 'fastify';
import { errorAnswer } from './error-body.js';

/** An address that can't be read never reaches a route: it gets the same answer as one that isn't there. */
export const answerUnreadableAddress: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  _error,
  request,
  reply,
) => {
  const { status, body } = errorAnswer(new DomainError('request.not_found'), request.id);
  void (reply as unknown as FastifyReply).status(status).send(body);
};
