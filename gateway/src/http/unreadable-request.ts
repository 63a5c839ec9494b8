import type { Socket } from 'node:net';
import { DomainError } from '@guildhall/kernel';
import type { ErrorCode } from '@guildhall/contracts/errors';
import type { FastifyServerOptions } from 'fastify';
import { errorAnswer } from './error-body.js';
import { makeRequestId } from './request-hooks.js';

/** What Node says of a request that it could not take in; everything else is no HTTP. */
const codeByFault: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request.head_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
};

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
};

/** How long somebody who is still sending is listened to: a connection cut off at once would lose the answer too. */
const lingerMs = 1000;

/** A request that can't even be taken in gets the one error shape as well. No route and no hook has seen it. */
export const answerUnreadableRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  // Whatever follows what was refused can't be read either.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered(socket)) {
    socket.destroy();
    return;
  }
  socket.end(answerTo(error.code));
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
};

/** Node keeps the answer under way at its socket. Into the middle of one nothing else may be written. */
const isAnswered = (socket: Socket) =>
  (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent ?? false;

function answerTo(fault: string): string {
  const { status, body } = errorAnswer(new DomainError(codeByFault[fault] ?? 'request.unreadable'), makeRequestId());
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    `x-request-id: ${body.requestId}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    '',
    text,
  ].join('\r\n');
}
