/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import type { TrainingRequestRow } from '@guildhall/contracts/training';
import { screen, waitFor, within } from '@testing-library/react';
import { servedPage } from '../../testing/served-page.js';
import { RequestList } from './request-list.js';

const { show, asked, sent, sentForms } = servedPage();

const build = (parts: Partial<TrainingRequestRow> = {}): TrainingRequestRow => ({
  id: '0198a7f0-0000-7000-8000-00000000ab01',
  status: 'received',
  createdAt: '2026-11-20T19:00:00.000Z',
  answeredAt: null,
  companyName: 'Badger Tool',
  contactName: 'Ann Olsen',
  email: 'ann@badger.example',
  phone: null,
  trainingNeeds: 'Six people on our new five-axis mill,\nboth shifts',
  skillsNeeded: 'Setup, CAM programming',
  industry: 'Metal Fabrication',
  employeeCount: null,
  timeframe: 'Within 1 month',
  preferredFormat: 'At our site',
  budget: null,
  ...parts,
});
const heron = build({
  id: '0198a7f0-0000-7000-8000-00000000ab02',
  companyName: 'Heron Castings',
  answeredAt: '2026-11-20T20:00:00.000Z',
  status: 'answered',
});

async function open() {
  const requests = { now: [build(), heron] };
  const { person } = await show(<RequestList />, {
    address: '/admin/requests',
    answer: (what) => {
      if (!what.startsWith('GET')) {
        requests.now = [build({ answeredAt: '2026-11-21T15:00:00.000Z', status: 'answered' }), heron];
        return { status: 200, json: requests.now[0] };
      }
      const waiting = requests.now.filter(({ status }) => status === 'received').length;
      return { status: 200, json: { total: 2, open: waiting, next: null, results: requests.now } };
    },
  });
  return { person, cards: await screen.findAllByRole('article') };
}
const facts = (card: HTMLElement) =>
  within(card)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the training requests', () => {
  it('are cards with their code, their time, a stamp, and the five facts in the same places', async () => {
    const { cards } = await open();
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^R-00AB01Fri, Nov 20, 2026, 1:00 PM CTWaitsBadger ToolAnn Olsen/),
      expect.stringMatching(/^R-00AB02Fri, Nov 20, 2026, 1:00 PM CTAnsweredHeron Castings/),
    ]);
    for (const card of cards)
      expect(facts(card)).toEqual([
        ['Industry', 'Metal Fabrication'],
        ['Employees', 'not stated'],
        ['Timeframe', 'Within 1 month'],
        ['Format', 'At our site'],
        ['Budget', 'not stated'],
      ]);
  });

  it('are opened out one by one, by keyboard, with whom to answer and all that was asked', async () => {
    const { person, cards } = await open();
    const [badger, other] = cards.map((card) => within(card).getByRole('button', { expanded: false }));
    badger?.focus();
    await person.keyboard('{Enter}');
    expect([badger, other].map((button) => button?.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
    expect(facts(cards[0]!).slice(5)).toEqual([
      ['Training needs', 'Six people on our new five-axis mill,\nboth shifts'],
      ['Skills needed', 'Setup, CAM programming'],
      ['Email', 'ann@badger.example'],
      ['Phone', 'not stated'],
    ]);
    const write = within(cards[0]!).getByRole('link', { name: 'Write an answer' });
    expect(write.getAttribute('href')).toBe(
      'mailto:ann@badger.example?subject=Your%20training%20request%20(Badger%20Tool)',
    );
    expect(facts(cards[1]!)).toHaveLength(5);
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: 'Write an answer' })).toBeNull();
  });

  it('stay opened out when they are marked as answered, and are stamped so', async () => {
    const { person, cards } = await open();
    await person.click(within(cards[0]!).getByRole('button', { name: 'Badger Tool' }));
    await person.click(within(cards[0]!).getByRole('button', { name: 'Mark as answered' }));
    expect(await screen.findByText('Nothing waits for an answer')).toBeTruthy();
    await waitFor(() => expect(within(cards[0]!).getByRole('button', { name: 'Open again' })).toBeTruthy());
    expect(cards[0]!.textContent).toMatch(/Answered.*Answered.*Sat, Nov 21, 2026, 9:00 AM CT/s);
    expect([sent(), sentForms()]).toEqual([
      [`POST /api/v1/admin/training-requests/${build().id}/answered`],
      [{ answered: true }],
    ]);
    expect(asked().filter((one) => one.startsWith('GET /api/v1/admin'))).toHaveLength(2);
  });
});
