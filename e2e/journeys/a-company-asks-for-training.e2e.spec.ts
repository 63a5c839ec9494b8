import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { Ledgers } from '../support/ledgers.js';
import { openSite } from '../support/open-site.js';
import { buildRequest, fillRequest, requestFields, thanked } from '../support/training-request.js';

let ledgers: Ledgers;

// Before the site is opened: it is to be closed before the site's house is.
afterAll(() => ledgers?.close());

const site = openSite();

beforeAll(() => {
  ledgers = new Ledgers(site.house);
});

const stored = (companyName: string) =>
  ledgers.rows('SELECT * FROM training_catalog.training_requests WHERE "companyName" = $1', [companyName]);

async function openForm(): Promise<{ page: Page; complaints: string[] }> {
  const opened = await site.openPage();
  await opened.page.goto('/training/request');
  return opened;
}

describe('a training request', () => {
  it('is stored, mailed to the coordinator, and followed by what happens next', async () => {
    const { page, complaints } = await openForm();
    const request = buildRequest();
    await fillRequest(page, request);
    await requestFields(page).send.click();
    await thanked(page);
    expect(new URL(page.url()).pathname).toBe('/training/thank-you');
    const again = await page.getByRole('link', { name: 'Open the e-mail again' }).getAttribute('href');
    expect(decodeURIComponent(again ?? '')).toContain(request.trainingNeeds);
    expect(await stored(request.companyName)).toMatchObject([
      { ...request, contactConsent: true, phone: null, budget: null, status: 'received' },
    ]);
    const mails = await eventually(
      async () => (await ledgers.mails()).filter(({ subject }) => subject.endsWith(request.companyName)),
      (found) => found.length > 0,
    );
    expect(mails.map(({ to }) => to)).toEqual([['admin@guildhall.example']]);
    await page.reload();
    await page.getByRole('link', { name: 'Open the e-mail again' }).waitFor();
    expect(complaints).toEqual([]);
  }, 60_000);

  it('leads on from its thank-you page to training, home and another request', async () => {
    const { page } = await site.openPage();
    await page.goto('/training/thank-you');
    const targets = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/training', '/', '/training/request']);
    expect(await page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual([
      'Request Review',
      'Personal Contact',
      'Tailored Recommendations',
    ]);
  });

  it('says at each field what is missing, in the specified words, and sends nothing', async () => {
    const { page } = await openForm();
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.method() === 'POST')));
    await requestFields(page).send.click();
    for (const words of [
      'Company name is required',
      'Contact name is required',
      'Please describe your training needs in more detail',
      'Please specify at least one skill',
      'Please select an industry',
      'You must agree to be contacted',
    ])
      await page.getByText(words).waitFor();
    expect(sent).toBe(0);
    await page.locator('[name=companyName]:focus').waitFor();
  });

  it('is kept in the browser until it is sent, and forgotten then', async () => {
    const { page } = await openForm();
    const request = buildRequest();
    await fillRequest(page, request);
    await page.reload();
    const { companyName, trainingNeeds, industry, consent, send } = requestFields(page);
    await page.getByText('You began this request before.').waitFor();
    expect([await companyName.inputValue(), await trainingNeeds.inputValue(), await industry.inputValue()]).toEqual([
      request.companyName,
      request.trainingNeeds,
      request.industry,
    ]);
    expect(await consent.isChecked()).toBe(false);
    await consent.check();
    await send.click();
    await thanked(page);
    await page.goto('/training/request');
    expect(await companyName.inputValue()).toBe('');
  });

  it('keeps what was typed when the site is away, says so, and is sent by another try', async () => {
    const { page } = await openForm();
    const request = buildRequest();
    await page.route('**/api/training/request', (route) => route.abort());
    await fillRequest(page, request);
    const { send, trainingNeeds } = requestFields(page);
    await send.click();
    await page.getByRole('alert').getByText('Submission Failed').waitFor();
    expect(await trainingNeeds.inputValue()).toBe(request.trainingNeeds);
    expect(await stored(request.companyName)).toEqual([]);
    await page.unroute('**/api/training/request');
    await send.click();
    await thanked(page);
    expect(await stored(request.companyName)).toHaveLength(1);
  });

  it('shows the server’s words where a field is too long', async () => {
    const { page } = await openForm();
    await fillRequest(page, { ...buildRequest(), companyName: 'x'.repeat(121) });
    await requestFields(page).send.click();
    await page.getByText('Must be at most 120 characters').waitFor();
  });

  it('takes emoji, right-to-left text and pasted HTML for text', async () => {
    const { page } = await openForm();
    const request = { ...buildRequest(), trainingNeeds: '<img src=x onerror=alert(1)> 🔩 מִכְרֶסֶת and more' };
    await fillRequest(page, request);
    await requestFields(page).send.click();
    await thanked(page);
    expect(await stored(request.companyName)).toMatchObject([{ trainingNeeds: request.trainingNeeds }]);
  });

  it('is sent once, however often the button is pressed on a slow line', async () => {
    const { page } = await openForm();
    const request = buildRequest();
    await page.route('**/api/training/request', async (route) => {
      await new Promise((later) => setTimeout(later, 1000));
      await route.continue();
    });
    await fillRequest(page, request);
    const { send } = requestFields(page);
    await send.click();
    await page.getByText('Sending…').waitFor();
    // By force: the driver itself would wait until the button is no longer marked as busy.
    await send.click({ force: true });
    await page.keyboard.press('Enter');
    await thanked(page);
    expect(await stored(request.companyName)).toHaveLength(1);
  });
});
