import type { FastifyReply } from 'fastify';
import { errorAnswer } from './error-body.js';
import type { ErrorAnswer } from './error-body.js';

/** Answers with a thrown thing's status and body; when to come back stands in the header as well. */
export function sendRefusal(reply: FastifyReply, error: unknown): void {
  sendErrorAnswer(reply, errorAnswer(error, reply.request.id));
}

/** Sends an answer that was read already. */
export function sendErrorAnswer(reply: FastifyReply, { status, body }: ErrorAnswer): void {
  if (body.retryAfterSeconds) void reply.header('retry-after', String(body.retryAfterSeconds));
  void reply.status(status).type('application/json; charset=utf-8').send(body);
}
