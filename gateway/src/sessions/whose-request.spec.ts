import { describe, expect, it } from '@jest/globals';
import { DomainError, newId } from '@guildhall/kernel';
import type { FastifyRequest } from 'fastify';
import { adminPageStatus } from '../admin/admin-page-status.js';
import type { SignedInMember } from './session-store.js';
import { signedInGoesOn } from './signed-in-goes-on.js';
import { whoseRequest } from './whose-request.js';

const ids = { accountId: newId(), companyId: newId(), sessionId: newId() };
const buildMember = (admin: boolean): SignedInMember => ({ kind: 'member', admin, ...ids });
const people: Record<string, SignedInMember> = { ann: buildMember(false), boss: buildMember(true) };
const away = () => Promise.reject(new DomainError('session.store_away'));
const whose = (find: (cookie: string) => Promise<SignedInMember | null>) => whoseRequest({ find }, 'session');
const known = whose(async (cookie) => people[cookie] ?? null);
const request = (cookie?: string, query = {}) =>
  ({ headers: cookie === undefined ? {} : { cookie }, query }) as unknown as FastifyRequest;

describe('a page', () => {
  it('is asked for by whose session comes along, and by nobody else', async () => {
    expect(await known(request('session=ann'))).toBe(people.ann);
    for (const cookie of [undefined, 'other=ann', 'session=', 'session=gone', 'session=ann; session=boss'])
      expect([cookie, await known(request(cookie))]).toEqual([cookie, null]);
  });

  it('is served to nobody in particular while sessions cannot be read', async () => {
    expect(await whose(away)(request('session=ann'))).toBeNull();
  });

  it('of the administrator is there for the administrator alone, and for nobody while that cannot be told', async () => {
    const statusFor = (cookie?: string, by = known) => adminPageStatus(by)({}, request(cookie));
    expect(await statusFor('session=boss')).toBe(200);
    expect(await Promise.all([statusFor('session=ann'), statusFor('session=gone'), statusFor()])).toEqual([
      404, 404, 404,
    ]);
    expect(await statusFor('session=boss', whose(away))).toBe(404);
  });

  it('for log-in leads on who is signed in, but not past an address that says where to', async () => {
    const leads = (cookie: string | undefined, query = {}, by = known) => signedInGoesOn(by)(request(cookie, query));
    expect(await leads('session=ann')).toBe('/dashboard');
    expect(await Promise.all([leads(undefined), leads('session=ann', { next: '/x' })])).toEqual([null, null]);
    expect(await leads('session=ann', {}, whose(away))).toBeNull();
  });
});
