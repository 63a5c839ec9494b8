import { describe, expect, it } from '@jest/globals';
import { logInRefusals } from '@guildhall/contracts/auth';
import { httpRoutes } from '@guildhall/contracts/http';
import type { HttpRoute } from '@guildhall/contracts/http';
import { detailWords } from './words.js';

describe('what a line of the audit log tells besides', () => {
  it.each(logInRefusals)('is in plain words why a log-in was refused: %s', (reason) => {
    const words = detailWords({ reason });
    expect(words).not.toContain('_');
    expect(words).toMatch(/^[a-z][a-z ;-]+$/);
  });

  it('is in plain words what somebody tried to get at', () => {
    const administration = Object.entries<HttpRoute>(httpRoutes).filter(([, { access }]) => access === 'admin');
    for (const [route] of administration) expect(detailWords({ route })).toBe('the administration');
    expect(detailWords({ route: 'users.update' })).toBe('the profile of another company');
    expect(detailWords({ route: 'user.sessions.end' })).toBe('a session that is none of its own');
  });

  it('is nothing where there is no more to tell, and what it does not know as it stands', () => {
    expect(detailWords({})).toBeNull();
    expect(detailWords({ fields: 'city' })).toBeNull();
    expect([detailWords({ reason: 'toString' }), detailWords({ route: 'x.y' })]).toEqual(['toString', 'x.y']);
  });
});
