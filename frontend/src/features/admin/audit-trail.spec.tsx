/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { servedPage } from '../../testing/served-page.js';
import { AuditTrail } from './audit-trail.js';
import type { AuditLine } from './deed.js';

const { show } = servedPage();

const account = '0198a7f0-0000-7000-8000-000000000003';
const line = (number: number, parts: Partial<AuditLine>): AuditLine => ({
  id: `0198a7f0-0000-7000-8000-00000000000${number}`,
  at: '2026-11-02T15:00:00.000Z',
  actorId: account,
  actor: 'heron',
  accountId: account,
  username: 'heron',
  action: 'logged_in',
  outcome: 'done',
  address: '192.0.2.7',
  browser: null,
  requestId: '0198a7f0-0000-7000-8000-0000000000aa',
  details: {},
  ...parts,
});
const newest = line(1, {});
const older = line(2, { outcome: 'refused', details: { reason: 'wrong_password' } });
const away = { status: 503, json: { message: 'Please try again in a moment.' } };

/** A trail of two pages whose readings numbered so (the first is 1) fail. */
const open = (...failing: number[]) => {
  let readings = 0;
  return show(<AuditTrail account={account} name="heron" />, {
    address: '/admin',
    answer: (asked) => {
      readings += 1;
      if (failing.includes(readings)) return away;
      const before = asked.includes('before=');
      return { status: 200, json: { next: before ? null : newest.id, results: [before ? older : newest] } };
    },
  });
};
const lines = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const newestLine = 'Mon, Nov 2, 2026, 9:00 AM CT: Log-in by heron from 192.0.2.7';

describe('what happened to an account', () => {
  it('is told newest first, older lines when they are asked for', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Older' }));
    expect(await screen.findByText(/wrong password/)).toBeTruthy();
    expect(lines()).toEqual([
      newestLine,
      'Mon, Nov 2, 2026, 9:00 AM CT: Log-in (refused) by heron from 192.0.2.7: wrong password',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be asked for again where it could not be read', async () => {
    const { person } = await open(1);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Please try again in a moment.')).toBeTruthy();
    await person.click(again);
    expect(await screen.findByText(/Log-in/)).toBeTruthy();
    expect(lines()).toEqual([newestLine]);
  });

  it('keeps its lines where older ones could not be read, and asks for those again', async () => {
    const { person } = await open(2);
    await person.click(await screen.findByRole('button', { name: 'Older' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(lines()).toEqual([newestLine]);
    await person.click(again);
    expect(await screen.findByText(/wrong password/)).toBeTruthy();
    expect(lines()).toHaveLength(2);
  });
});
