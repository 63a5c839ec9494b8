import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { axeViolations, sidewaysScroll } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { pressOn } from '../support/keyboard.js';
import { mailedLink } from '../support/mailed-link.js';
import { openSite } from '../support/open-site.js';
import { buildRegistration } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

const site = openSite();

async function joinAsMember(): Promise<{
  page: Page;
  form: ReturnType<typeof buildRegistration>;
  complaints: string[];
}> {
  const { page, complaints } = await site.openPage();
  const form = buildRegistration();
  await page.request.post('/api/auth/register', { data: form });
  return { page, form, complaints };
}

/** What holds a page comes with the first thing that is typed: a moment later than that. */
const isHeld = (page: Page) =>
  eventually(
    () => page.evaluate<boolean>(`!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))`),
    (held) => held,
  );

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

describe('a forgotten password', () => {
  it('is chosen anew by the link in the inbox, and whoever was signed in is out', async () => {
    const member = await joinAsMember();
    const { page, complaints } = await site.openPage();
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    const send = page.getByRole('button', { name: 'Send the link' });
    expect(await send.isDisabled()).toBe(true);
    await textbox(page, 'Email').fill(member.form.email);
    await send.click();
    await page.getByText('Check your inbox').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await textbox(page, 'Email').waitFor();

    const link = await mailedLink(site.house, member.form.email, 'reset-password');
    await page.goto(link);
    await textbox(page, 'New password').fill('short');
    await textbox(page, 'Confirm password').fill('other');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Password must be at least 8 characters long').waitFor();
    await textbox(page, 'New password').fill('a new password');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Passwords do not match').waitFor();
    await textbox(page, 'Confirm password').fill('a new password');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Your password is set').waitFor();
    await page.waitForURL('**/auth/login');

    expect((await member.page.request.get('/api/auth/user')).status()).toBe(401);
    await textbox(page, 'Username').fill(member.form.username);
    await textbox(page, 'Password').fill('a new password');
    await page.keyboard.press('Enter');
    await page.getByText('Login successful', { exact: true }).waitFor();
    await page.goto(link);
    await textbox(page, 'New password').fill('yet another one');
    await textbox(page, 'Confirm password').fill('yet another one');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('This link has expired or was used already').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is answered alike for known and unknown addresses, and its link never follows a header', async () => {
    const { form } = await joinAsMember();
    const visitor = new Visitor(site.address);
    const evil = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const known = await visitor.post('/api/auth/forgot-password', { email: form.email }, evil);
    const unknown = await visitor.post('/api/auth/forgot-password', { email: `nobody-${form.email}` }, evil);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mailedLink(site.house, form.email, 'reset-password')).toMatch(
      new RegExp(`^${site.address}/reset-password/`),
    );
    expect(JSON.stringify(known.body)).not.toMatch(/[\w-]{43}/);
  });

  it.each([
    [['a@shop.example', 'b@shop.example']],
    [{ $ne: null }],
    ['a@shop.example,b@shop.example'],
    ['a@shop.example\r\nBcc: b@shop.example'],
  ])('mails nobody for the address %j', async (email) => {
    const { status, body } = await new Visitor(site.address).post<{ fields: object }>('/api/auth/forgot-password', {
      email,
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['email']]);
  });

  it('takes no account beside the token', async () => {
    const { status, body } = await new Visitor(site.address).post<{ fields: object }>('/api/auth/reset-password', {
      token: 'x',
      password: 'a new password',
      id: 'y',
      email: 'b@shop.example',
    });
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['email', 'id']]);
  });
});

describe('a profile', () => {
  it('is saved; another e-mail address asks for the password and waits for its confirmation', async () => {
    const { page, form, complaints } = await joinAsMember();
    const email = `new-${form.email}`;
    await page.goto('/profile');
    await textbox(page, 'First name').fill('Ann');
    await textbox(page, 'Email').fill(email);
    await page.getByRole('button', { name: 'Save changes' }).click();
    // At its field; a toast says it too.
    const told = page.locator('#email-error', { hasText: 'To change the e-mail address, enter your current password' });
    await told.waitFor();
    expect(await textbox(page, 'First name').inputValue()).toBe('Ann');
    await textbox(page, 'Current password').fill(form.password);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    await page.getByText(`${email} becomes your address`).waitFor();
    await page.goto(await mailedLink(site.house, email, 'confirm-email'));
    await page.getByText('your e-mail address is confirmed').waitFor();
    await page.getByRole('link', { name: 'Go to My Profile' }).click();
    await textbox(page, 'Email').waitFor();
    expect(await textbox(page, 'Email').inputValue()).toBe(email);
    const points = await eventually(
      async () => (await page.request.get('/api/auth/user')).json() as Promise<{ points: number }>,
      (user) => user.points === 20,
    );
    expect(points).toMatchObject({ points: 20, firstName: 'Ann' });
    expect(complaints).toEqual([]);
  });

  it('keeps the old e-mail address when the change is called off: the mailed link is dead', async () => {
    const { page, form, complaints } = await joinAsMember();
    const email = `new-${form.email}`;
    await page.goto('/profile');
    await textbox(page, 'Email').fill(email);
    await textbox(page, 'Current password').fill(form.password);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const link = await mailedLink(site.house, email, 'confirm-email');
    await pressOn(page, page.getByRole('button', { name: `Keep using ${form.email}` }));
    await page.getByText(`${form.email} stays your address.`, { exact: true }).waitFor();
    expect(await page.getByText(`${email} becomes your address`).count()).toBe(0);
    await page.goto(link);
    await page.getByText('This link has expired or was used already').waitFor();
    await page.goto('/profile');
    await textbox(page, 'Email').waitFor();
    expect(await textbox(page, 'Email').inputValue()).toBe(form.email);
    expect(complaints).toEqual([]);
  });

  it('is not left with something unsaved by a link, unless on purpose; the tabs of it lose nothing', async () => {
    const { page, complaints } = await joinAsMember();
    await page.goto('/profile');
    await textbox(page, 'First name').fill('Ann');
    await isHeld(page);
    await page.getByRole('tab', { name: 'Security' }).click();
    await textbox(page, 'New password').waitFor();
    const about = page.getByRole('banner').getByRole('link', { name: 'About' });
    await pressOn(page, about);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.locator('a:focus', { hasText: 'About' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    await page.getByRole('tab', { name: 'General' }).click();
    expect(await textbox(page, 'First name').inputValue()).toBe('Ann');
    await about.click();
    await pressOn(page, question.getByRole('button', { name: 'Leave without saving' }));
    await page.waitForURL('**/about');
    expect(complaints).toEqual([]);
  });

  it.each(['/profile', '/company-profile'])('is not left by the Back button either: %s', async (path) => {
    const { page, form, complaints } = await joinAsMember();
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    // A place within a page is an entry of the history too.
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(form.companyName) }).click();
    await page.locator(`[role=menuitem][href="${path}"]`).click();
    await textbox(page, 'Company name').fill('Heron Castings');
    await isHeld(page);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const goBack = () => page.evaluate('history.back()');
    for (const steps of [-1, -2]) {
      await page.evaluate(`history.go(${steps})`);
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await textbox(page, 'Company name').inputValue()).toBe('Heron Castings');
    }
    await goBack();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL('**/contact#main');
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    await goBack();
    await goBack();
    await page.waitForURL('**/about');
    expect(complaints).toEqual([]);
  });

  it('asks before its tab is closed while something is unsaved, and not after it was saved', async () => {
    const { page } = await joinAsMember();
    await page.goto('/profile');
    const closing: string[] = [];
    page.on('dialog', (dialog) => {
      closing.push(dialog.type());
      void dialog.dismiss();
    });
    await textbox(page, 'First name').pressSequentially('Ann');
    await isHeld(page);
    await page.close({ runBeforeUnload: true });
    await eventually(
      () => Promise.resolve(closing),
      (asked) => asked.length > 0,
    );
    expect(closing).toEqual(['beforeunload']);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    await page.close({ runBeforeUnload: true });
    await eventually(
      () => Promise.resolve(page.isClosed()),
      (isClosed) => isClosed,
    );
  });

  it.each(['/profile', '/company-profile'])(
    'shows its save bar while something is unsaved, on a phone too, and the bar hides no field: %s',
    async (path) => {
      const { page, complaints } = await joinAsMember();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const name = textbox(page, 'Company name');
      const save = page.getByRole('button', { name: 'Save changes' });
      const discard = page.getByRole('button', { name: 'Discard changes' });
      await name.waitFor();
      expect(await save.count()).toBe(0);
      await name.fill('Heron Castings');
      await page.getByText('You have unsaved changes.').waitFor({ state: 'attached' });
      // From where the form begins to the bar: the beginning of each field, at which one types, is in sight above it.
      await page.locator('main form input').first().focus();
      while (!(await save.evaluate((button) => button === document.activeElement))) {
        const [top, bar] = await page.evaluate<[number, number]>(
          `[document.activeElement, document.querySelector('.save-bar')].map((one) => one.getBoundingClientRect().top)`,
        );
        expect(top + 24).toBeLessThan(bar);
        await page.keyboard.press('Tab');
      }
      expect([await axeViolations(page), await sidewaysScroll(page)]).toEqual([[], 0]);
      await pressOn(page, discard);
      await save.waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe('Badger Tool & Die');
      expect(await page.locator('[role=status]:focus').textContent()).toBe('Nothing is unsaved.');
      expect(complaints).toEqual([]);
    },
  );

  it('asks before it is left by signing out, from the menu and from the side panel', async () => {
    const { page, form, complaints } = await joinAsMember();
    await page.goto('/profile');
    await textbox(page, 'First name').fill('Ann');
    await isHeld(page);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await pressOn(page, page.getByRole('button', { name: new RegExp(form.companyName) }));
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await question.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await pressOn(page, question.getByRole('button', { name: 'Stay here' }));
    await question.waitFor({ state: 'detached' });
    expect(await textbox(page, 'First name').inputValue()).toBe('Ann');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await pressOn(page, question.getByRole('button', { name: 'Leave without saving' }));
    await page.getByText('You have been logged out successfully.', { exact: true }).waitFor();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    expect(complaints).toEqual([]);
  });

  it('of the company is saved and seen by others, without how to reach it', async () => {
    const { page, form } = await joinAsMember();
    await page.goto('/company-profile');
    await textbox(page, 'Company name').fill('');
    await page.getByLabel('Website').fill('no address');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Company name is required').waitFor();
    await page.getByText('Must be a valid URL').waitFor();
    await textbox(page, 'Company name').fill('Heron Castings');
    await page.getByLabel('Website').fill('https://heron.example');
    await page.getByLabel('City').fill('Eau Claire');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'See your company as others do' }).click();
    await page.getByRole('heading', { level: 1, name: 'Heron Castings' }).waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain(form.email);
    const visitor = new Visitor(site.address);
    expect((await visitor.get(new URL(page.url()).pathname)).status).toBe(200);
    for (const id of ['nope', '01a1fb25-ba2a-7595-a3c4-a1bd32b620b3'])
      expect((await visitor.get(`/companies/${id}`)).status).toBe(404);
  });
});

describe('a logo', () => {
  it('is looked at, sent, shown in the header, and removed again', async () => {
    const { page, complaints } = await joinAsMember();
    await page.goto('/company-profile');
    const buffer = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#c40' } })
      .png()
      .toBuffer();
    const choose = page.getByLabel('Choose a picture');
    await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('Please choose a PNG, JPEG or WebP picture').waitFor();
    await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.getByAltText('How the logo will look').waitFor();
    await page.getByRole('radio', { name: 'Fill the square, cut the edges' }).check();
    await page.getByRole('button', { name: 'Upload logo' }).click();
    await page.getByText('Logo uploaded', { exact: true }).waitFor();
    await page.locator('header img[src^="/api/logos/"][src$="-128.webp"]').waitFor();
    const remove = page.getByRole('button', { name: 'Remove logo' });
    const question = page.getByRole('alertdialog', { name: 'Remove the logo?' });
    await pressOn(page, remove);
    await question.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await pressOn(page, question.getByRole('button', { name: 'Keep the logo' }));
    await question.waitFor({ state: 'detached' });
    await page.locator('button:focus', { hasText: 'Remove logo' }).waitFor();
    await page.keyboard.press('Enter');
    await pressOn(page, question.getByRole('button', { name: 'Remove logo' }));
    await page.getByText('Removed', { exact: true }).waitFor();
    await page.locator('header img[src^="/api/logos/"]').waitFor({ state: 'detached' });
    await page.locator('input[type=file]:focus').waitFor();
    expect(complaints).toEqual([]);
  });

  it('that the server refuses says why, and keeps the picture that was chosen', async () => {
    const { page } = await joinAsMember();
    await page.goto('/company-profile');
    // A GIF, whatever its name says: a browser can show it.
    const buffer = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Upload logo' }).click();
    await page.getByText('Upload failed', { exact: true }).waitFor();
    await page.getByAltText('How the logo will look').waitFor();
  });

  it('that is no picture is told of as soon as it is chosen', async () => {
    const { page } = await joinAsMember();
    await page.goto('/company-profile');
    const buffer = Buffer.from('not really a picture');
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.getByText('Please choose a PNG, JPEG or WebP picture', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Upload logo' }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('two tabs of one browser', () => {
  it('are signed out and in together, without a look at them', async () => {
    const { page: first, form, complaints } = await joinAsMember();
    await first.goto('/training');
    const second = await first.context().newPage();
    await second.goto('/profile');
    await textbox(second, 'First name').waitFor();

    await first.getByRole('button', { name: new RegExp(form.companyName) }).click();
    await first.getByRole('menuitem', { name: 'Sign out' }).click();
    await second.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    expect(await second.getByText(form.email).count()).toBe(0);

    await first.goto('/auth/login');
    await textbox(first, 'Username').fill(form.username);
    await textbox(first, 'Password').fill(form.password);
    await first.keyboard.press('Enter');
    await textbox(second, 'First name').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a session that is ended on another device', () => {
  it('is over at the next request; what was typed is saved after a log-in in another tab', async () => {
    const { page, form, complaints } = await joinAsMember();
    await page.goto('/profile');
    await textbox(page, 'First name').fill('Ann');
    await isHeld(page);
    const phone = new Visitor(site.address);
    await phone.post('/api/auth/login', { username: form.username, password: form.password });
    expect((await phone.send('DELETE', '/api/user/sessions', undefined)).status).toBeLessThan(300);

    await page.getByRole('button', { name: 'Save changes' }).click();
    const ended = page.getByRole('alert').filter({ hasText: 'You are no longer signed in' });
    await ended.waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).waitFor();
    expect(await textbox(page, 'First name').inputValue()).toBe('Ann');
    expect(await axeViolations(page)).toEqual([]);

    const opening = page.context().waitForEvent('page');
    await ended.getByRole('link', { name: /^Log in/ }).click();
    const tab = await opening;
    await textbox(tab, 'Username').fill(form.username);
    await textbox(tab, 'Password').fill(form.password);
    await tab.keyboard.press('Enter');
    await tab.waitForURL('**/profile');
    await ended.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Ann' });
    expect(complaints).toEqual([]);
  });
});

describe('the safety of an account', () => {
  let elsewhere: BrowserContext;

  it('shows where it is signed in, ends that, and a new password ends every other session', async () => {
    const { page, form } = await joinAsMember();
    elsewhere = (await site.openPage()).page.context();
    const logInElsewhere = (password: string) =>
      elsewhere.request.post('/api/auth/login', { data: { username: form.username, password } });
    const status = async () => (await elsewhere.request.get('/api/auth/user')).status();
    await logInElsewhere(form.password);
    await page.goto('/profile?tab=security');
    await page.getByRole('button', { name: /^Sign out there/ }).click();
    await page.getByText('Signed out', { exact: true }).waitFor();
    expect(await status()).toBe(401);

    await logInElsewhere(form.password);
    await page.reload();
    const everywhere = page.getByRole('button', { name: 'Sign out everywhere else' });
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
    await pressOn(page, everywhere);
    await question.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.locator('button:focus', { hasText: 'Sign out everywhere else' }).waitFor();
    expect(await status()).toBe(200);
    await page.keyboard.press('Enter');
    await pressOn(page, question.getByRole('button', { name: 'Sign out everywhere else' }));
    await page.getByText('Signed out everywhere else', { exact: true }).waitFor();
    await everywhere.waitFor({ state: 'detached' });
    expect(await status()).toBe(401);
    await page.locator('#sessions:focus').waitFor();

    await logInElsewhere(form.password);
    await textbox(page, 'Current password').fill(form.password);
    await textbox(page, 'New password').fill('abc');
    await textbox(page, 'Confirm password').fill('abc');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password too short', { exact: true }).waitFor();
    await textbox(page, 'New password').fill('a new password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText("Passwords don't match", { exact: true }).waitFor();
    await textbox(page, 'Confirm password').fill('a new password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed', { exact: true }).waitFor();
    expect(await status()).toBe(401);
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);
    await elsewhere.close();
  });
});

describe('the data of an account', () => {
  it('are downloaded; the account is closed by its password, which is mailed to its owner, and kept after all', async () => {
    const { page, form, complaints } = await joinAsMember();
    await page.goto('/profile?tab=security');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^guildhall-account-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ account: { email: form.email } });

    await page.getByRole('button', { name: 'Close my account...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close the account' });
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('not it');
    await page.keyboard.press('Enter');
    await dialog.getByText('That is not your current password').waitFor();
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(form.password);
    await page.keyboard.press('Enter');
    await page.getByText('Account will be closed', { exact: true }).waitFor();
    await page.getByText('Your account, with everything in it, is erased on').waitFor();
    const mails = await eventually(
      async () => (await fetch(`${site.house.mailInbox}/api/mails?to=${encodeURIComponent(form.email)}`)).text(),
      (text) => text.includes('will be closed'),
    );
    expect(mails).toContain('Your account will be closed');

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await page.getByText('Account kept', { exact: true }).waitFor();
    expect(await page.getByText('is erased on').count()).toBe(0);
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });
});
