import { afterEach, describe, expect, it } from '@jest/globals';
import type { BrowserContext, BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { layoutShift } from '../support/browser.js';
import { openSite } from '../support/open-site.js';
import { buildRegistration } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

const site = openSite();
let page: Page;

afterEach(() => page?.context().close());

/** Opens a page, after `before` had its way with what it will load. */
async function open(path: string, options: BrowserContextOptions = {}, before?: () => Promise<unknown>): Promise<void> {
  ({ page } = await site.openPage(options));
  await before?.();
  await page.goto(path, { waitUntil: 'networkidle' });
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const codeOf = (name: string) => new RegExp(`/assets/${name}[.-][^/]*\\.js$`);
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const missing = () => page.getByText('This part could not be loaded', { exact: true });
const lineIs = (state: 'up' | 'down') => page.context().setOffline(state === 'down');

/** Answers for some of the site's code, and counts how often it is asked for. */
async function answerFor(name: string, answer: (route: Route) => Promise<void>): Promise<{ asked: number }> {
  const line = { asked: 0 };
  await page.route(codeOf(name), (route) => {
    line.asked += 1;
    return answer(route);
  });
  return line;
}

const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });

/** How often the browser loads a whole page from here on. */
function countLoads(): { loads: number } {
  const count = { loads: 0 };
  page.on('request', (request) => (count.loads += request.isNavigationRequest() ? 1 : 0));
  return count;
}

/** A browser that keeps what it could not load has the page loaded anew by the first press, and the menu by the next. */
async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  await button.click();
  await shown.waitFor({ timeout: 5000 }).catch(async () => {
    await button.click();
    await shown.waitFor();
  });
}

describe('while the line is down', () => {
  it('a log-in says so, though the toaster never came, and keeps what was typed', async () => {
    await open('/auth/login', {}, () => answerFor('toaster', (route) => route.abort()));
    await lineIs('down');
    await page.getByLabel('Username').fill('badger');
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.keyboard.press('Enter');
    await page.getByText('Login failed', { exact: true }).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('badger');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('secret-1');
  });

  it('a form that somebody began to fill in has its toaster already', async () => {
    let line = { asked: 0 };
    await open('/auth/login', {}, async () => {
      line = await answerFor('toaster', (route) => route.continue());
    });
    await page.waitForTimeout(2500);
    expect(line.asked).toBe(0);
    const came = page.waitForResponse(codeOf('toaster'));
    await page.getByLabel('Username').fill('badger');
    expect((await came).ok()).toBe(true);
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await lineIs('down');
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByText('Login failed', { exact: true })
      .waitFor();
  });

  it('a search has none, for it answers on the page itself', async () => {
    let line = { asked: 0 };
    await open('/', {}, async () => {
      line = await answerFor('toaster', (route) => route.continue());
    });
    await page.getByRole('searchbox').fill('welding');
    await page.waitForTimeout(2500);
    expect(line.asked).toBe(0);
  });

  it('the menu of a phone says that it can’t come, and comes once the line is up', async () => {
    await open('/about', phone);
    await lineIs('down');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await missing().waitFor();
    await heading('About').waitFor();
    await lineIs('up');
    await pressUntil(menu, page.getByRole('dialog').getByRole('link', { name: 'Contact' }));
  });

  it('so does the account’s menu', async () => {
    await open('/about', {}, () => page.request.post('/api/auth/register', { data: buildRegistration() }));
    await lineIs('down');
    const account = page.getByRole('banner').getByRole('button');
    await account.click();
    await missing().waitFor();
    await heading('About').waitFor();
    await lineIs('up');
    await pressUntil(account, page.getByRole('menuitem', { name: 'Sign out' }));
  });
});

describe('while the line is slow', () => {
  it('a notice is told plainly before its toaster is there, once', async () => {
    await open('/about', {}, async () => {
      await page.request.post('/api/auth/register', { data: buildRegistration() });
      await answerFor('toaster', async (route) => {
        await new Promise((later) => setTimeout(later, 4000));
        await route.continue().catch(() => undefined);
      });
    });
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const notice = page.getByText('You have been logged out successfully.', { exact: true });
    await notice.waitFor({ timeout: 3500 });
    await page.waitForTimeout(3000);
    expect(await notice.count()).toBe(1);
  });
});

describe('a page whose code can’t be loaded', () => {
  const openPolicy = () => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();

  it('says so, asks for it a few times and no more, and comes by Load again once the line is up', async () => {
    await open('/about');
    await lineIs('down');
    const line = await answerFor('privacy-policy.page', (route) => route.abort('internetdisconnected'));
    await openPolicy();
    await heading('This page broke').waitFor();
    await page.waitForTimeout(1000);
    expect(line.asked).toBeLessThan(6);
    await page.getByRole('button', { name: 'Load again' }).click();
    await heading('This page broke').waitFor();
    await page.unroute(codeOf('privacy-policy.page'));
    await lineIs('up');
    await page.getByRole('button', { name: 'Load again' }).click();
    await heading('Privacy Policy').waitFor();
  });

  it('is loaded anew by itself where the tab was left open while the site got new files', async () => {
    await open('/about');
    const count = countLoads();
    await answerFor('privacy-policy.page', (route) => (count.loads === 0 ? gone(route) : route.continue()));
    await openPolicy();
    await heading('Privacy Policy').waitFor();
    expect(count.loads).toBe(1);
  });

  it('is loaded anew only once where the file is gone for good', async () => {
    await open('/about');
    const count = countLoads();
    const line = await answerFor('privacy-policy.page', gone);
    await openPolicy();
    await page.waitForEvent('load');
    await heading('This page broke').waitFor();
    await page.waitForTimeout(1500);
    expect(count.loads).toBe(1);
    expect(line.asked).toBeLessThan(10);
  });
});

describe('before the scripts are there', () => {
  /** Opens a page whose scripts wait until they are let go. */
  async function openWithoutScripts(path: string, context?: BrowserContext): Promise<() => void> {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((go) => (letGo = go));
    page = context ? await context.newPage() : (await site.openPage()).page;
    await page.route(/\/assets\/[^/]+\.js$/, (route) => held.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    return letGo;
  }

  it.each(['/auth/login', '/auth/login?next=%2Fabout'])(
    'a log-in that is sent on %s waits for them, keeps what was typed, and then logs in',
    async (path) => {
      const { username, password, companyName, ...form } = buildRegistration();
      const { page: elsewhere } = await site.openPage();
      const data = { ...form, username, password, companyName };
      expect((await elsewhere.request.post('/api/auth/register', { data })).ok()).toBe(true);
      await elsewhere.context().close();
      const letGo = await openWithoutScripts(path);
      const loads = countLoads();
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(300);
      expect([loads.loads, page.url()]).toEqual([0, site.address + path]);
      letGo();
      await page.getByText(`Welcome back, ${companyName}`, { exact: true }).waitFor();
      expect(page.url()).not.toContain(password);
    },
  );

  it.each(['/auth/login', '/auth/login?next=%2Fabout'])(
    'whoever is typing on %s types on when they come, at the same place',
    async (path) => {
      const letGo = await openWithoutScripts(path);
      const username = page.getByLabel('Username');
      await username.fill('badgertool');
      await page.keyboard.press('ArrowLeft');
      const isTakenOver = page.evaluate(() => new Promise((tell) => document.addEventListener('page-ready', tell)));
      letGo();
      await isTakenOver;
      await page.keyboard.type('-');
      expect(await username.inputValue()).toBe('badgertoo-l');
    },
  );

  it('what is typed while they draw a page anew is sent with it', async () => {
    const { username, password, companyName, ...form } = buildRegistration();
    ({ page } = await site.openPage());
    const data = { ...form, username, password, companyName };
    expect((await page.request.post('/api/auth/register', { data })).ok()).toBe(true);
    await page.context().clearCookies();
    // React draws when a port tells it to: here it is told late.
    await page.addInitScript(`{
      const { postMessage } = MessagePort.prototype;
      const drawing = new Promise((draw) => (globalThis.draw = draw));
      globalThis.isAboutToDraw = new Promise((tell) => {
        MessagePort.prototype.postMessage = function (...said) {
          tell();
          void drawing.then(() => postMessage.apply(this, said));
        };
      });
    }`);
    await page.goto('/auth/login?next=%2Fabout', { waitUntil: 'commit' });
    await page.evaluate('isAboutToDraw');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.evaluate('draw()');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/about');
  });

  it('what is typed into a request that was begun before stands beside what was kept of it', async () => {
    await open('/training/request');
    await page.getByLabel('Company name').fill('Badger Tool');
    await page.getByLabel('Skills needed').fill('Setup');
    const kept = () => page.evaluate<string>(`localStorage.getItem('guildhall.training-request')`);
    await expect(kept()).resolves.toContain('Setup');
    const context = page.context();
    const letGo = await openWithoutScripts('/training/request', context);
    await page.getByLabel('Company name').fill('Badger Castings');
    await page.getByLabel('Contact name').fill('Ann Olsen');
    await page.getByLabel('Industry').selectOption('Textiles');
    await page.getByRole('checkbox').check();
    letGo();
    await page.getByText('You began this request before').waitFor();
    const values = ['Company name', 'Contact name', 'Industry', 'Skills needed'].map((label) =>
      page.getByLabel(label).inputValue(),
    );
    expect(await Promise.all(values)).toEqual(['Badger Castings', 'Ann Olsen', 'Textiles', 'Setup']);
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    expect(JSON.parse(await kept())).toMatchObject({ companyName: 'Badger Castings', contactName: 'Ann Olsen' });
  });

  it('the search of the landing page leads to what is found, as it does without JavaScript', async () => {
    await openWithoutScripts('/');
    await page.getByRole('searchbox').fill('welding');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/training?q=welding', { waitUntil: 'commit' });
  });

  it('a filter that is chosen counts as soon as they are there', async () => {
    const letGo = await openWithoutScripts('/training');
    await page.getByRole('checkbox', { name: /^Online/ }).check();
    letGo();
    await page.waitForURL('**/training?format=online');
    await page.getByRole('button', { name: 'Remove Online' }).waitFor();
  });

  it.each([
    ['/training', 'Training Discovery', 'Loading training opportunities'],
    ['/training?q=welding', 'Training Discovery', 'Loading training opportunities'],
    ['/search-demo', 'Resource Search', 'Loading resources'],
  ])(
    '%s stands there with its fields and the places of what is found, and nothing jumps',
    async (path, title, label) => {
      const letGo = await openWithoutScripts(path);
      await heading(title).waitFor();
      await page.getByRole('status', { name: label }).waitFor();
      const box = page.getByRole('main').getByRole('searchbox');
      await box.fill('laser');
      letGo();
      await page.getByRole('link', { name: 'Log in' }).first().waitFor();
      await page.getByRole('status', { name: label }).waitFor({ state: 'hidden' });
      expect(await box.inputValue()).toBe('laser');
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    },
  );
});

describe('without JavaScript', () => {
  it.each(['/training', '/search-demo'])('%s says that the list needs it, and where to go on', async (path) => {
    await open(path, { javaScriptEnabled: false });
    expect(await page.innerText('main')).toContain('This list needs JavaScript');
    expect(await page.getByRole('status', { name: /^Loading (training|resources)/ }).count()).toBe(0);
    // By their addresses: the driver's own search leaves out what stands in a noscript.
    for (const href of ['/auth/login', '/auth/register', '/contact'])
      expect(await page.locator(`noscript a[href="${href}"]`).isVisible()).toBe(true);
  });

  it.each([
    '/profile',
    '/company-profile',
    '/saved-training',
    '/reset-password/a-token',
    '/confirm-email/a-token',
    '/training/a-training',
    '/companies/a-company',
  ])('%s, which would be empty, says that it needs it', async (path) => {
    const visitor = new Visitor(site.address);
    const found = await visitor.get<{ results: { id: string }[] }>('/api/training?q=welding');
    const opened = await visitor.post<{ companyId: string }>('/api/auth/register', buildRegistration());
    const address = path.replace('a-training', found.body.results[0]!.id).replace('a-company', opened.body.companyId);
    await open(address, { javaScriptEnabled: false });
    expect(await page.innerText('main')).toContain('This page needs JavaScript');
  });

  it.each(['/auth/login', '/auth/register', '/contact', '/training/request', '/forgot-password'])(
    'the form of %s says that it needs it, whom to write to, and is sent nowhere',
    async (path) => {
      await open(path, { javaScriptEnabled: false });
      expect(await page.innerText('main form')).toContain('This form needs JavaScript');
      expect(await page.locator('main form noscript a[href^="mailto:"]').isVisible()).toBe(true);
      const count = countLoads();
      const form = page.locator('main form');
      await form.locator('input').first().fill('badger');
      await page.keyboard.press('Enter');
      await form.locator('button[type=submit]').click({ force: true });
      await page.waitForTimeout(300);
      expect([count.loads, page.url()]).toEqual([0, site.address + path]);
    },
  );

  it.each(['/', '/training'])('the search of %s leads to the list, which says so', async (path) => {
    await open(path, { javaScriptEnabled: false });
    await page.getByRole('main').getByRole('searchbox').fill('welding');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/training?q=welding');
    expect(await page.innerText('main')).toContain('This list needs JavaScript');
  });
});

describe('the theme', () => {
  it('that is chosen in one tab is shown by the others, and by the browser’s own bars', async () => {
    await open('/about', { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto('/contact', { waitUntil: 'networkidle' });
    const colours = (tab: Page) =>
      tab.locator('meta[name=theme-color]').evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
    const [light, dark] = await colours(other);
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await other.locator('html[data-theme=dark]').waitFor();
    expect(await other.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    for (const tab of [page, other]) expect(await colours(tab)).toEqual([dark, dark]);
    await other.getByRole('radio', { name: 'System' }).check({ force: true });
    await page.locator('html:not([data-theme])').waitFor();
    for (const tab of [page, other]) expect(await colours(tab)).toEqual([light, dark]);
  });
});
