import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { isWelcome, Ledgers } from '../support/ledgers.js';
import { openSite } from '../support/open-site.js';
import { buildRegistration } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

const site = openSite();

/** Fills the register form's demanded fields. */
async function fill(page: Page, form: ReturnType<typeof buildRegistration>): Promise<void> {
  await page.getByLabel('Username').fill(form.username);
  await page.getByLabel('Email').fill(form.email);
  await page.getByLabel('Password', { exact: true }).fill(form.password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(form.confirmPassword);
  await page.getByLabel('Company name').fill(form.companyName);
}

describe('a company', () => {
  it('registers, is welcomed once by points, notification and mail, logs out and in again', async () => {
    const { page, complaints } = await site.openPage();
    const form = buildRegistration();
    await page.goto('/auth/register');
    await fill(page, form);
    await page.getByRole('button', { name: /create account/i }).click();
    await page.waitForURL(`${site.address}/`);
    await page.getByText('Registration successful', { exact: true }).waitFor();

    const points = await eventually(
      async () => (await page.request.get('/api/auth/user')).json() as Promise<{ points: number }>,
      (user) => user.points === 10,
      2000,
    );
    expect(points).toMatchObject({ points: 10, level: 1, company_name: form.companyName });
    expect(await (await page.request.get('/api/v1/notifications')).json()).toMatchObject({
      unread: 1,
      results: [{ title: 'Welcome' }],
    });
    const ledgers = new Ledgers(site.house);
    const mails = await eventually(
      async () => (await ledgers.mails()).filter((mail) => isWelcome(mail) && mail.to.includes(form.email)),
      (found) => found.length > 0,
    );
    await ledgers.close();
    expect(mails).toHaveLength(1);

    await page.getByRole('button', { name: new RegExp(form.companyName) }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByText('You have been logged out successfully.', { exact: true }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Username').fill(form.username);
    await page.getByLabel('Password', { exact: true }).fill(form.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: /log in/i })
      .click();
    await page.getByText(`Welcome back, ${form.companyName}`, { exact: true }).waitFor();
    await page.waitForURL(`${site.address}/`);
    expect(complaints).toEqual([]);
  });

  it('sees at the field what is wrong, and keeps what it typed', async () => {
    const { page } = await site.openPage();
    const taken = buildRegistration();
    await new Visitor(site.address).post('/api/auth/register', taken);
    await page.goto('/auth/register');
    await fill(page, { ...buildRegistration(), email: taken.email, confirmPassword: 'another1' });
    const create = page.getByRole('button', { name: /create account/i });
    await create.click();
    await page.getByText("Passwords don't match").waitFor();
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(taken.password);
    await create.click();
    await page.getByText('This e-mail address already has an account').first().waitFor();
    expect(await page.getByLabel('Company name').inputValue()).toBe(taken.companyName);
  });

  it('is told above the form that the password is wrong', async () => {
    const { page } = await site.openPage();
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('nobody-at-all');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page
      .getByRole('main')
      .getByRole('button', { name: /log in/i })
      .click();
    await page.getByRole('alert').getByText('The user name or the password is not right.').waitFor();
  });

  it('that is signed in is led away from the log-in page', async () => {
    const { page } = await site.openPage();
    await page.request.post('/api/auth/register', { data: buildRegistration() });
    await page.goto('/auth/login');
    await page.waitForURL(`${site.address}/`);
  });

  it.each(['/auth/login', '/auth/register'])(
    'that is signed in is led away from %s before it is shown; one that is not sees it',
    async (path) => {
      const member = new Visitor(site.address);
      expect((await member.get(path)).status).toBe(200);
      await member.post('/api/auth/register', buildRegistration());
      const { status, headers } = await member.get(path);
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/dashboard', 'no-store']);
      await member.post('/api/auth/logout');
      expect((await member.get(path)).status).toBe(200);
    },
  );
});

describe('the admin', () => {
  it('was made at the first start and can log in; nobody else can take the name', async () => {
    const visitor = new Visitor(site.address);
    expect(
      (await visitor.post('/api/auth/login', { username: 'admin', password: 'a-password-for-tests' })).status,
    ).toBe(200);
    expect(await visitor.get('/api/auth/user')).toMatchObject({ status: 200, body: { username: 'admin' } });
  });
});
