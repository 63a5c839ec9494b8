import type { ErrorBody } from '@guildhall/contracts/http';
import { ApiError } from './api-error.js';

/** A reading that isn't over by then has failed: a page that waits for ever can't offer another try. In milliseconds. */
export const readingLimit = 15_000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Asks the gateway. Cookies go with every call; a JSON body goes only with a payload.
 * Answers the parsed JSON, or undefined where the answer has no body. Only a reading is given up: of anything else nobody
 * could say whether it was done.
 * @throws ApiError for every answer that is not ok; TypeError when the network fails; DOMException when a reading takes
 * too long.
 */
export async function callApi<Answer>(method: Method, address: string, payload?: unknown): Promise<Answer> {
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) };
  const signal = method === 'GET' ? AbortSignal.timeout(readingLimit) : null;
  const sent = payload === undefined ? {} : json;
  return readAnswer(await fetch(address, { method, credentials: 'include', signal, ...sent }));
}

/**
 * Sends a form with files in it.
 * @throws ApiError for every answer that is not ok; TypeError when the network fails.
 */
export async function sendFiles<Answer>(address: string, form: FormData): Promise<Answer> {
  return readAnswer(await fetch(address, { method: 'POST', credentials: 'include', body: form }));
}

/**
 * Reads an answer of the gateway as `callApi` does.
 * @throws ApiError for an answer that is not ok
 */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const body = await response.text();
  if (!response.ok) throw refusal(response, body);
  return (body === '' ? undefined : JSON.parse(body)) as Answer;
}

function refusal(response: Response, body: string): ApiError {
  const { status, statusText } = response;
  if (!isJson(response)) return new ApiError(`${status}: ${body || statusText}`, status);
  const { message, code, fields } = readErrorBody(body);
  return new ApiError(message || `${status}: ${statusText}`, status, code, fields);
}

function isJson(response: Response): boolean {
  return /\bjson\b/i.test(response.headers.get('content-type') ?? '');
}

function readErrorBody(body: string): Partial<ErrorBody> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    // Announced as JSON and cut off on the way: the status has to speak for it.
    return {};
  }
}
