import { HttpException } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { isErrorCode } from '@guildhall/contracts/errors';
import type { ErrorCode } from '@guildhall/contracts/errors';
import type { ErrorBody } from '@guildhall/contracts/http';
import { errorTable } from './error-table.js';

/** An answer that says what went wrong, in the one shape of the house. */
export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  retryAfterSeconds?: number;
}

const codeByStatus: Record<number, ErrorCode> = {
  400: 'request.unreadable',
  401: 'session.required',
  403: 'access.denied',
  404: 'request.not_found',
  405: 'request.not_found',
  413: 'request.too_large',
  414: 'request.too_large',
  415: 'request.media_type',
};

/** Reads any thrown thing: refusals keep their code, the framework's own are given one, the rest is a fault. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const { code, fields, retryAfterSeconds } = read(error);
  const { status, message } = errorTable[code];
  const onlyField = fields && Object.keys(fields).length === 1 ? Object.entries(fields)[0] : undefined;
  const words =
    code === 'request.invalid' && onlyField
      ? onlyField[1] === 'Required'
        ? `Required: ${onlyField[0]}`
        : onlyField[1]
      : message;
  return {
    status,
    body: { message: words, code, ...(fields ? { fields } : {}), requestId },
    ...(status === 503 || retryAfterSeconds ? { retryAfterSeconds: retryAfterSeconds ?? 2 } : {}),
  };
}

function read(error: unknown): { code: ErrorCode; fields?: Record<string, string>; retryAfterSeconds?: number } {
  if (error instanceof DomainError && isErrorCode(error.code)) return { code: error.code, ...error.details };
  const status =
    error instanceof HttpException ? error.getStatus() : Number((error as { statusCode?: unknown } | null)?.statusCode);
  const code = codeByStatus[status] ?? 'request.unexpected';
  if (code === 'request.unreadable') return { code, fields: { body: 'Must be readable JSON without forbidden keys' } };
  if (code === 'request.media_type') return { code, fields: { 'content-type': 'Must be application/json' } };
  if (code === 'request.too_large') return { code, fields: { body: 'Must be smaller' } };
  return { code };
}
