/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../testing/answering-server.js';
import { callApi, readingLimit } from './api-client.js';
import { ApiError, serverWords } from './api-error.js';

let server: AnsweringServer | undefined;
const unanswered = async () => (server = await startAnsweringServer(() => new Promise<never>(() => undefined)));
const answering = async (answer: Answer | null) => (server = await startAnsweringServer(() => answer));

afterEach(async () => {
  jest.restoreAllMocks();
  await server?.close();
  server = undefined;
});

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('Expected a refusal');
    },
    (error: unknown) => error,
  );

describe('a call of the API', () => {
  it('sends cookies, and no body and no content type without a payload', async () => {
    const { asked } = await answering({ status: 200, json: { total: 3 } });
    expect(await callApi('GET', '/api/training')).toEqual({ total: 3 });
    expect(asked).toEqual([
      { method: 'GET', path: '/api/training', contentType: undefined, body: '', credentials: 'include' },
    ]);
  });

  it('sends a payload as JSON, cookies as well', async () => {
    const { asked } = await answering({ status: 201, json: {} });
    await callApi('POST', '/api/auth/login', { username: 'ann' });
    expect(asked[0]).toMatchObject({
      contentType: 'application/json',
      body: '{"username":"ann"}',
      credentials: 'include',
    });
  });

  it('answers nothing where the server has nothing to say', async () => {
    await answering({ status: 204 });
    expect(await callApi('POST', '/api/auth/logout')).toBeUndefined();
  });
});

describe('a refusal', () => {
  it('in JSON carries the message of the body, its code and its fields', async () => {
    const body = {
      message: 'That e-mail is taken',
      code: 'auth.account.email_taken',
      fields: { email: 'Taken' },
      requestId: 'r1',
    };
    await answering({ status: 409, json: body });
    const error = await refusalOf(callApi('POST', '/api/auth/register', {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: body.message, status: 409, code: body.code, fields: body.fields });
  });

  it('in JSON without a message carries the status and its text', async () => {
    await answering({ status: 503, json: { oops: true } });
    expect(await refusalOf(callApi('GET', '/api/x'))).toMatchObject({
      message: '503: Service Unavailable',
      fields: {},
    });
  });

  it('in other text carries the status and that text', async () => {
    await answering({ status: 502, body: 'upstream is away' });
    expect(await refusalOf(callApi('GET', '/api/x'))).toMatchObject({ message: '502: upstream is away', status: 502 });
  });

  it('without any text carries the status and its text', async () => {
    await answering({ status: 404, body: '' });
    expect(await refusalOf(callApi('GET', '/api/x'))).toMatchObject({ message: '404: Not Found' });
  });
});

describe('a dead network', () => {
  it('is no word of the server: the fallback speaks', async () => {
    await answering(null);
    const error = await refusalOf(callApi('GET', '/api/x'));
    expect(error).not.toBeInstanceOf(ApiError);
    expect(serverWords(error, 'Try later.')).toBe('Try later.');
  });
});

describe('a server that never answers', () => {
  /** A thousand times as fast. */
  const hurry = () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    return jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(time / 1000));
  };

  it('has failed a reading after a while, as a dead network has', async () => {
    const limits = hurry();
    await unanswered();
    const error = await refusalOf(callApi('GET', '/api/x'));
    expect(limits.mock.calls).toEqual([[readingLimit]]);
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(serverWords(error, 'Try later.')).toBe('Try later.');
  });

  it('is waited for with whatever is sent: it might be doing it', async () => {
    hurry();
    await unanswered();
    const sent = callApi('POST', '/api/x', {}).catch(() => 'given up');
    const later = new Promise((pass) => setTimeout(() => pass('still waiting'), 100));
    expect(await Promise.race([sent, later])).toBe('still waiting');
  });
});
