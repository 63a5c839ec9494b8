import { HttpException } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { DomainError, newId } from '@guildhall/kernel';
import type { ErrorCode } from '@guildhall/contracts/errors';
import { withContext } from '@guildhall/service-kit';
import { errorAnswer } from './error-body.js';
import { errorTable } from './error-table.js';

describe('the answer to a failure', () => {
  it('gives a refusal the status and words of the table, and its fields', () => {
    const answer = errorAnswer(new DomainError('auth.account.email_taken', { fields: { email: 'Taken' } }), 'r1');
    expect(answer).toEqual({
      status: 409,
      body: {
        message: 'This e-mail address already has an account. Log in instead?',
        code: 'auth.account.email_taken',
        fields: { email: 'Taken' },
        requestId: 'r1',
      },
    });
  });

  it('does not ask who is signed in to log in', () => {
    const caller = { kind: 'member', accountId: newId(), companyId: newId(), admin: false } as const;
    const answer = withContext({ caller, requestId: 'r' }, () =>
      errorAnswer(new DomainError('auth.account.email_taken'), 'r'),
    );
    expect(answer.body.message).toBe('This e-mail address belongs to another account.');
  });

  it('asks for a form where a form is wanted', () => {
    const words = 'Send the picture as a form (multipart/form-data).';
    expect(errorAnswer(new DomainError('request.form_wanted'), 'r')).toMatchObject({
      status: 415,
      body: { code: 'request.form_wanted', message: words },
    });
    expect(errorAnswer(new HttpException('x', 415), 'r').body.message).toBe('Send this as JSON.');
  });

  it('shows the one wrong field in its message, and a general one for several', () => {
    const message = (fields: Record<string, string>) =>
      errorAnswer(new DomainError('request.invalid', { fields }), 'r').body.message;
    expect(message({ email: 'Invalid email address' })).toBe('Invalid email address');
    expect(message({ email: 'Required' })).toBe('Email is required');
    expect(message({ confirmPassword: 'Required' })).toBe('Confirm password is required');
    expect(message({ email: 'Required', username: 'Required' })).toBe('Some fields need another look.');
  });

  it.each([
    [400, 'request.unreadable', { body: 'Must be readable JSON without forbidden keys' }],
    [401, 'session.required', undefined],
    [403, 'access.denied', undefined],
    [404, 'request.not_found', undefined],
    [413, 'request.too_large', { body: 'Must be smaller' }],
    [415, 'request.media_type', { 'content-type': 'Must be application/json' }],
  ])('gives the framework’s own %d the code %s and names what is wrong', (status, code, fields) => {
    for (const error of [new HttpException('x', status), Object.assign(new Error('x'), { statusCode: status })]) {
      const answer = errorAnswer(error, 'r');
      expect([answer.status, answer.body.code, answer.body.fields]).toEqual([status, code, fields]);
    }
  });

  it('says of every refusal what it means, in whole sentences and without a word of the house’s own', () => {
    for (const code of Object.keys(errorTable) as ErrorCode[]) {
      const { message } = errorAnswer(new DomainError(code), 'r').body;
      expect([code, message]).toEqual([code, expect.stringMatching(/^[A-Z].*[.?]$/)]);
      expect(message).not.toMatch(/undefined|[a-z]\.[a-z]|_/);
    }
  });

  it('says after two seconds where nobody knows better, while a part is away, and nothing of it otherwise', () => {
    const waits = [503, 404].map((status) => {
      const code = (Object.keys(errorTable) as ErrorCode[]).find((one) => errorTable[one].status === status)!;
      return errorAnswer(new DomainError(code), 'r').body.retryAfterSeconds;
    });
    expect(waits).toEqual([2, undefined]);
  });

  it('says when to come back while a part is away, and after too many tries', () => {
    expect(errorAnswer(new DomainError('service.away', { retryAfterSeconds: 7 }), 'r')).toMatchObject({
      status: 503,
      body: { retryAfterSeconds: 7 },
    });
    expect(errorAnswer(new DomainError('limits.too_many', { retryAfterSeconds: 170 }), 'r')).toMatchObject({
      status: 429,
      body: { message: 'Too many tries. Try again in 3 minutes.', retryAfterSeconds: 170 },
    });
  });

  it('tells nothing about a fault', () => {
    const fault = errorAnswer(new Error('select * from secrets'), 'r');
    expect(fault.status).toBe(500);
    expect(JSON.stringify(fault)).not.toContain('secrets');
  });
});
