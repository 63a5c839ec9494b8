import { describe, expect, it } from '@jest/globals';
import { outcomeOfFailure } from './smtp-outcome.js';

const failure = (facts: Record<string, unknown>) => Object.assign(new Error('the words'), facts);

describe('a mail that was not taken', () => {
  it.each([
    ['the recipient was refused', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
    ['the message was refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
    ['no envelope could be made of the recipient', { code: 'EENVELOPE', command: 'API' }],
  ])('is refused for good when %s', (_case, facts) => {
    expect(outcomeOfFailure(failure(facts))).toEqual({ result: 'refused', reason: 'the words' });
  });

  it.each([
    ['the recipient is greylisted', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }],
    ['the server cannot be reached', { code: 'ESOCKET', command: 'CONN' }],
    ['the server is silent', { code: 'ETIMEDOUT', command: 'CONN' }],
    ['our password is wrong', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
    ['our sender is not welcome', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }],
    ['the server turns everybody away', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }],
  ])('is postponed when %s', (_case, facts) => {
    expect(outcomeOfFailure(failure(facts))).toEqual({ result: 'postponed', reason: 'the words' });
  });

  it('tells a reason of one line and at most 500 characters, whatever was thrown', () => {
    const { reason } = outcomeOfFailure(`a\r\n${'x'.repeat(600)}`) as { reason: string };
    expect(reason).toBe(`a ${'x'.repeat(498)}`);
  });
});
