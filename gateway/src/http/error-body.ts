import { HttpException } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { isErrorCode } from '@guildhall/contracts/errors';
import type { ErrorCode } from '@guildhall/contracts/errors';
import type { ErrorBody } from '@guildhall/contracts/http';
import { currentContext } from '@guildhall/service-kit';
import { errorTable } from './error-table.js';
import { waitWords } from './wait-words.js';

/** An answer that says what went wrong, in the one shape of the house. */
export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
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
  const refusal = read(error);
  const { code, fields } = refusal;
  const { status } = errorTable[code];
  const wait = refusal.retryAfterSeconds ?? (status === 503 ? 2 : undefined);
  const retry = wait === undefined ? {} : { retryAfterSeconds: wait };
  return { status, body: { message: wordsOf(refusal), code, ...(fields ? { fields } : {}), ...retry, requestId } };
}

/** What a thrown thing says of itself. */
interface Refusal {
  code: ErrorCode;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** The table's words; the one wrong field's own where there is one, and when to come back where that is all there is to say. */
function wordsOf({ code, fields, retryAfterSeconds }: Refusal): string {
  const { message, toMember } = errorTable[code];
  if (toMember && currentContext().caller.kind === 'member') return toMember;
  if (code === 'limits.too_many' && retryAfterSeconds) return `${message} ${waitWords(retryAfterSeconds)}`;
  const [only, ...others] = Object.entries(fields ?? {});
  if (code !== 'request.invalid' || !only || others.length > 0) return message;
  const [field, words] = only;
  return words === 'Required' ? `${nameOf(field)} is required` : words;
}

/** A field's wire name as people read it: `confirmPassword` is "Confirm password". */
function nameOf(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function read(error: unknown): Refusal {
  if (error instanceof DomainError && isErrorCode(error.code)) return { code: error.code, ...error.details };
  const status =
    error instanceof HttpException ? error.getStatus() : Number((error as { statusCode?: unknown } | null)?.statusCode);
  const code = codeByStatus[status] ?? 'request.unexpected';
  if (code === 'request.unreadable') return { code, fields: { body: 'Must be readable JSON without forbidden keys' } };
  if (code === 'request.media_type') return { code, fields: { 'content-type': 'Must be application/json' } };
  if (code === 'request.too_large') return { code, fields: { body: 'Must be smaller' } };
  return { code };
}
