import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { pressOn, tabTo, typeInto } from '../support/keyboard.js';
import { openSite } from '../support/open-site.js';
import { buildRegistration } from '../support/registration.js';
import { buildRequest, requestFields, thanked } from '../support/training-request.js';
import { Visitor } from '../support/visitor.js';

const site = openSite();

/** A page whose mouse and touch are never used. */
async function openLanding(): Promise<Page> {
  const { page } = await site.openPage();
  await page.goto('/');
  return page;
}

async function signOut(page: Page, companyName: string): Promise<void> {
  await pressOn(page, page.getByRole('banner').getByRole('button', { name: companyName }));
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByText('You have been logged out successfully.', { exact: true }).waitFor();
}

it('the first Tab leads past the header', async () => {
  const page = await openLanding();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // A browser goes to a place on the same page a moment after it was asked to.
  await page.locator('main:focus').waitFor();
  await page.keyboard.press('Tab');
  const first = page.getByRole('searchbox');
  expect(await first.evaluate((box) => box === box.ownerDocument.activeElement)).toBe(true);
});

it('a visitor finds a training', async () => {
  const page = await openLanding();
  await typeInto(page, page.getByRole('searchbox'), 'forklift');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/training?q=forklift');
  const title = page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: /forklift/i })
    .getByRole('link')
    .first();
  const name = await title.innerText();
  await pressOn(page, title);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Training Discovery' }));
  await page.waitForURL('**/training?q=forklift');
});

it('a visitor filters what was found', async () => {
  const page = await openLanding();
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Training Discovery' }));
  await tabTo(page, page.getByRole('checkbox', { name: /^Online/ }));
  await page.keyboard.press('Space');
  await page.waitForURL(/format=online/);
});

it('a visitor sends a training request', async () => {
  const page = await openLanding();
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Training Request' }));
  await page.waitForURL('**/training/request');
  const request = buildRequest();
  const { companyName, contactName, email, industry, trainingNeeds, skillsNeeded, consent, send } = requestFields(page);
  await typeInto(page, companyName, request.companyName);
  await typeInto(page, contactName, request.contactName);
  await typeInto(page, email, request.email);
  await typeInto(page, industry, 'Metal');
  await typeInto(page, trainingNeeds, request.trainingNeeds);
  await typeInto(page, skillsNeeded, request.skillsNeeded);
  await tabTo(page, consent);
  await page.keyboard.press('Space');
  await pressOn(page, send);
  await thanked(page);
});

it('a company registers, and signs out', async () => {
  const page = await openLanding();
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Register' }));
  await page.waitForURL('**/auth/register');
  const form = buildRegistration();
  await typeInto(page, page.getByLabel('Username'), form.username);
  await typeInto(page, page.getByLabel('Email'), form.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), form.password);
  await typeInto(page, page.getByLabel('Confirm password').first(), form.confirmPassword);
  await typeInto(page, page.getByLabel('Company name'), form.companyName);
  await page.keyboard.press('Enter');
  await page.getByText('Registration successful', { exact: true }).waitFor();
  await signOut(page, form.companyName);
});

it('a company logs in, and signs out', async () => {
  const form = buildRegistration();
  await new Visitor(site.address).post('/api/auth/register', form);
  const page = await openLanding();
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }));
  await page.waitForURL('**/auth/login');
  await typeInto(page, page.getByLabel('Username'), form.username);
  await typeInto(page, page.getByLabel('Password', { exact: true }), form.password);
  await page.keyboard.press('Enter');
  await page.getByText(`Welcome back, ${form.companyName}`, { exact: true }).waitFor();
  await signOut(page, form.companyName);
});

it('the side panel opens, holds the focus, and gives it back', async () => {
  const { page } = await site.openPage({ viewport: { width: 390, height: 844 } });
  // The button is painted before the application is there to hear it: the first call says that it is.
  await Promise.all([page.waitForResponse('**/api/auth/user'), page.goto('/')]);
  const menu = page.getByRole('button', { name: 'Menu' });
  await pressOn(page, menu);
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  const reached = new Set<string>();
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(element.ownerDocument.activeElement))).toBe(true);
    reached.add(await page.locator(':focus').innerText());
  }
  expect([...reached]).toEqual(expect.arrayContaining(['Close', 'Training Request', 'Contact', 'Register']));
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.locator('button:focus', { hasText: 'Menu' }).waitFor();
});
