import { expect, it } from '@jest/globals';
import { summary } from './summary.mjs';

const said = (admin: Partial<Parameters<typeof summary>[0]['admin']>) =>
  summary({
    address: 'http://127.0.0.1:3000',
    mailInbox: null,
    data: '/data',
    logs: '/data/logs',
    admin: { isFirstStart: true, password: 'made-up-by-us', wasChosen: false, opens: true, ...admin },
  })
    .split('\n')
    .find((line) => line.includes('Administrator'));

it('shows a random password at the first start and a chosen one never', () => {
  expect(said({})).toMatch(/ admin, password: made-up-by-us \(shown only this once\)$/);
  expect(said({ password: 'chosen', wasChosen: true })).toMatch(/ admin, password: the one in ADMIN_PASSWORD$/);
  expect(said({ isFirstStart: false, password: undefined })).toMatch(/ admin$/);
});

it('shows and names no password that does not open the account', () => {
  for (const wasChosen of [true, false]) {
    expect(said({ opens: false, wasChosen })).toMatch(/ password: as before, the database had the account already$/);
  }
});
