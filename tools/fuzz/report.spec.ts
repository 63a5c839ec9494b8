import { describe, expect, it } from '@jest/globals';
import { judge } from './report.mjs';

const member = { who: 'member', signedIn: true, leftOut: { 'auth.login': 'its own round asks it' } };
const clean = {
  test_cases: { generated: 12 },
  failures: [],
  errors: [],
  operations: { total: 3, tested: 2 },
  valid_rates: {
    'GET /api/auth/user': { coverage: { accepted: 0 }, fuzzing: { accepted: 4 } },
    'POST /api/auth/reset-password': { fuzzing: { accepted: 0 } },
  },
  auth: { reauth_count: 1, reauth_broke: false },
};

describe('a round of fuzzing', () => {
  it('says what it asked, what it left out and why, and what nobody was ever let do', () => {
    const { lines, failures } = judge(member, clean);
    expect(failures).toEqual([]);
    expect(lines).toEqual([
      'member: 12 cases over 2 of 3 operations, 0 failures',
      '  left out: auth.login (its own round asks it)',
      '  answered with refusals alone: POST /api/auth/reset-password',
    ]);
  });

  it('fails at whatever a check found, and at a walk that did not come to its end', () => {
    const failures = [{ code: 'server_error', title: 'Server error', operations: ['GET /api/training'] }];
    expect(judge(member, { ...clean, failures, errors: [{ title: 'Timeout' }] }).failures).toEqual([
      'Server error: GET /api/training',
      'not finished: {"title":"Timeout"}',
    ]);
  });

  it('fails where the session was lost or nothing was asked: refusals alone prove nothing', () => {
    const signedOut = { ...clean, valid_rates: {} };
    expect(judge(member, signedOut).failures).toEqual(['the session of the member was lost']);
    expect(judge({ ...member, signedIn: false }, signedOut).failures).toEqual([]);
    expect(judge(member, { ...clean, auth: { reauth_count: 3, reauth_broke: true } }).failures).toEqual([
      'the session of the member was lost',
    ]);
    expect(judge(member, { ...clean, test_cases: { generated: 0 } }).failures).toEqual(['nothing was asked']);
  });
});
