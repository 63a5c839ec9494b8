import { describe, expect, it } from '@jest/globals';
import { auditActions, logInRefusals } from '@guildhall/contracts/auth';
import { httpRoutes } from '@guildhall/contracts/http';
import type { HttpRoute } from '@guildhall/contracts/http';
import { adminWords, deedWords, detailWords, whoDid } from './words.js';

describe('the words of the administrator’s pages', () => {
  it('count in whole sentences', () => {
    const { accounts, requests } = adminWords;
    expect([0, 1, 2].map(accounts.count)).toEqual(['0 accounts', '1 account', '2 accounts']);
    const open = ['Nothing waits for an answer', '1 waits for an answer', '2 wait for an answer'];
    expect([0, 1, 2].map(requests.open)).toEqual(open);
  });

  it('say what was done to a request, and whom it is about before something is done', () => {
    const { accounts, audit, requests } = adminWords;
    expect([true, false].map((answered) => requests.done(answered).description)).toEqual([
      'The request is marked as answered.',
      'The request is open again.',
    ]);
    expect([accounts.sure('badger').title, audit.heading('badger')]).toEqual([
      'Disable badger?',
      'What happened to badger',
    ]);
  });

  it('say who did something: somebody known, somebody erased since, a stranger, or the site by itself', () => {
    const line = { actor: null, actorId: null, address: null };
    const lines = [{ actor: 'badger', actorId: 'b' }, { actorId: 'b' }, { address: '198.18.0.1' }, {}];
    expect(lines.map((known) => whoDid({ ...line, ...known }))).toEqual([
      'badger',
      'an erased account',
      'a visitor',
      'the site itself',
    ]);
  });

  it('call every deed of the audit log by a name of its own', () => {
    const names = auditActions.map((action) => deedWords[action]);
    expect(new Set(names).size).toBe(auditActions.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-zA-Z -]+$/);
  });
});

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
