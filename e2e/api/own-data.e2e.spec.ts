import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnData } from '@guildhall/contracts/http';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { eventually } from '../support/eventually.js';
import { buildRegistration } from '../support/registration.js';
import { buildRequest } from '../support/training-request.js';
import { Visitor } from '../support/visitor.js';

let house: TestHouse;
beforeAll(async () => {
  house = await startHouse();
}, 180_000);
afterAll(() => house?.stop());

/** A member who asked for training, once every service has heard of both. */
async function settledMember() {
  const visitor = new Visitor(house.address);
  const form = buildRegistration();
  const request = buildRequest();
  await visitor.post('/api/auth/register', form);
  await visitor.post('/api/training/request', { ...request, contactConsent: true });
  const isThere = ({ body }: { body: OwnData }) =>
    body.points.length > 0 && body.notifications.length > 0 && body.mails.length === 3;
  const answer = await eventually(() => visitor.get<OwnData>('/api/user/export'), isThere);
  return { visitor, form, request, answer };
}

describe('what a member downloads', () => {
  it('is a file with what every service keeps about the account, and nothing of anybody else', async () => {
    const [own, other] = [await settledMember(), await settledMember()];
    const { status, headers, body } = own.answer;
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="guildhall-account-\d{4}-\d\d-\d\d.json"$/,
    );
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body.account).toMatchObject({ username: own.form.username, email: own.form.email });
    expect(body.sessions).toHaveLength(1);
    expect(body.notifications.map(({ kind }) => kind)).toEqual(['welcome']);
    expect(body.mails.map(({ template }) => template).sort()).toEqual(['confirm_email', 'training_request', 'welcome']);
    expect(body.points).toMatchObject([{ points: 10 }]);
    expect(body.trainingRequests).toMatchObject([{ companyName: own.request.companyName }]);
    expect(body.log.map(({ action }) => action)).toContain('registered');
    const text = JSON.stringify(body);
    for (const secret of [other.form.email, other.request.companyName, 'admin@', own.form.password, '$argon2'])
      expect(text).not.toContain(secret);
  });

  it('is whole or not at all: while one service is away nothing is handed out, and nothing is noted', async () => {
    const { visitor, answer } = await settledMember();
    const exportsIn = (data: OwnData) => data.log.filter(({ action }) => action === 'data_exported').length;
    house.kill('marketplace-1', 'SIGSTOP');
    const away = await visitor.get<{ code: string }>('/api/user/export');
    house.kill('marketplace-1', 'SIGCONT');
    expect(away.status).toBe(503);
    expect(away.headers.get('content-disposition')).toBeNull();
    const again = await eventually(
      () => visitor.get<OwnData>('/api/user/export'),
      ({ status }) => status === 200,
    );
    expect(exportsIn(again.body)).toBe(exportsIn(answer.body) + 1);
  });
});
