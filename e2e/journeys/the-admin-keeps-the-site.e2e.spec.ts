import { describe, expect, it } from '@jest/globals';
import { testAdminPassword } from '@guildhall/testing/engines';
import { axeViolations, sidewaysScroll } from '../support/browser.js';
import { openSite } from '../support/open-site.js';
import { buildRegistration } from '../support/registration.js';
import { buildRequest } from '../support/training-request.js';
import { Visitor } from '../support/visitor.js';

const site = openSite();

async function asAdmin() {
  const { page, complaints } = await site.openPage();
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: testAdminPassword } });
  return { page, complaints };
}

describe('the administration', () => {
  it.each(['/admin', '/admin/requests', '/admin/audit'])('is nothing at all to everybody else: %s', async (path) => {
    const member = new Visitor(site.address);
    await member.post('/api/auth/register', buildRegistration());
    for (const visitor of [new Visitor(site.address), member]) {
      const answer = await visitor.get(path);
      expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('404 Page Not Found')]);
    }
    const { page } = await site.openPage();
    await page.goto(path);
    await page.getByText('404 Page Not Found').waitFor();
  });

  it('finds an account, disables it, shows what happened, and enables it again', async () => {
    const form = buildRegistration();
    const member = new Visitor(site.address);
    await member.post('/api/auth/register', form);
    await new Visitor(site.address).post('/api/auth/login', { username: form.username, password: 'not the password' });
    await member.get('/api/v1/admin/accounts');
    const { page, complaints } = await asAdmin();
    expect((await page.goto('/admin'))?.status()).toBe(200);
    await page.getByLabel('Search accounts').fill(form.email);
    await page.keyboard.press('Enter');
    await page.getByText('1 account', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('button', { name: 'Disable the account' }).click();
    await page.getByRole('button', { name: 'Enable' }).waitFor();
    expect((await member.get('/api/auth/user')).status).toBe(401);
    await page.getByRole('button', { name: 'What happened' }).click();
    await page.getByText('Account disabled').waitFor();
    await page.getByText('Log-in (refused)').getByText(': wrong password').waitFor();
    await page.getByText(': the administration').waitFor();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([await axeViolations(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    }
    await page.getByRole('button', { name: 'Enable' }).click();
    await page.getByRole('button', { name: 'Disable' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('reads a training request and marks it as answered, and as open again', async () => {
    const request = buildRequest();
    await new Visitor(site.address).post('/api/training/request', {
      ...request,
      industry: 'Metal Fabrication',
      contactConsent: true,
    });
    const { page, complaints } = await asAdmin();
    await page.goto('/admin/requests');
    await page.getByText('1 waits for an answer').waitFor();
    await page.getByText(request.companyName).click();
    await page.getByText(request.email).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await page.getByText('Nothing waits for an answer').waitFor();
    await page.getByText('The request is marked as answered.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Open again' }).click();
    await page.getByText('1 waits for an answer').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows what strangers tried, newest first and page by page', async () => {
    const stranger = new Visitor(site.address);
    for (let number = 1; number <= 55; number++)
      await stranger.post('/api/auth/login', { username: `nobody-${number}`, password: 'not the password' });
    await stranger.get('/api/v1/admin/accounts');
    const { page, complaints } = await asAdmin();
    await page.goto('/admin/audit');
    const lines = page.getByRole('table').getByRole('row');
    await page.getByRole('cell', { name: 'Access denied (refused): the administration' }).first().waitFor();
    expect(await lines.nth(3).innerText()).toMatch(
      /Log-in \(refused\): no account has this user name\s+none\s+a visitor/,
    );
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await sidewaysScroll(page), await sidewaysScroll(page, '[role=region]')]).toEqual([width, 0, 0]);
      expect(await axeViolations(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Older' }).click();
    await page.waitForURL('**/admin/audit?before=*');
    await page.getByRole('link', { name: 'Back to the newest' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
