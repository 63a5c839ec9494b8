import { describe, expect, it } from '@jest/globals';
import { openSite } from '../support/open-site.js';
import { Visitor } from '../support/visitor.js';

const site = openSite();

it('the list is asked for with the page itself, who is signed in beside it, and each once', async () => {
  const { page } = await site.openPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  const answer = await page.goto('/training?q=welding', { waitUntil: 'networkidle' });
  const told = [...(answer?.headers().link ?? '').matchAll(/<([^>]+)>; rel=preload/g)].map(([, address]) => address);
  expect(told).toEqual(['/api/training?q=welding']);
  expect(asked.sort()).toEqual(['/api/auth/user', ...told]);
});

it('where no worker can ask who is signed in, the page asks', async () => {
  const { page } = await site.openPage();
  await page.route('**/session-worker.js', (route) => route.abort());
  await Promise.all([page.waitForResponse('**/api/auth/user'), page.goto('/about')]);
  await page.getByRole('link', { name: 'Register' }).first().waitFor();
});

describe('the landing page', () => {
  it('has its words without JavaScript', async () => {
    const { page } = await site.openPage({ javaScriptEnabled: false });
    await page.goto('/');
    const words = await page.innerText('body');
    for (const text of [
      "Industrial Training for Today's Workforce",
      'The shared economy solution to workforce development',
      'Log In',
      'Sign Up',
      'For Businesses',
      'For the Industry',
      'Search for Training Opportunities',
      'Navigate & Connect',
      'Train & Earn',
      'Already have an account?',
      'Pick up where you left off',
      'New to Guildhall?',
      'Join the network of manufacturing companies',
    ]) {
      expect(words).toContain(text);
    }
  });

  it('counts what the catalogue holds', async () => {
    const { page, complaints } = await site.openPage();
    const { body } = await new Visitor(site.address).get<{ total: number }>('/api/training');
    await page.goto('/');
    await page.getByText(`See all ${body.total} opportunities`).waitFor();
    expect(complaints).toEqual([]);
  });

  it('leads from its search field to what was searched for', async () => {
    const { page, complaints } = await site.openPage();
    await page.goto('/');
    await page.getByRole('searchbox').fill('forklift');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/training?q=forklift');
    await page
      .getByRole('heading', { name: /forklift/i })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('training discovery', () => {
  it('finds welding for "weldng" and shows it on its own page', async () => {
    const { page, complaints } = await site.openPage();
    await page.goto('/training?q=weldng');
    const title = page.getByRole('heading', { name: /weld/i }).first();
    const name = await title.innerText();
    await title.getByRole('link').or(page.getByRole('link', { name })).first().click();
    await page.waitForURL(/\/training\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps filters in the address, so that back, forward and a shared link show the same', async () => {
    const { page } = await site.openPage();
    await page.goto('/training');
    await page.getByRole('checkbox', { name: /^Online/ }).click();
    await page.waitForURL(/format=online/);
    // The old list stays while the new one is on its way.
    await page.getByRole('button', { name: 'Remove Online' }).waitFor();
    await page.locator('[aria-busy=false]').waitFor();
    const { body } = await new Visitor(site.address).get<{ total: number }>('/api/training?format=online');
    // The old list stays until the new one is there: only the new count proves anything.
    const count = new RegExp(`of ${body.total} opportunities`);
    await page.getByText(count).first().waitFor();
    const shared = await site.openPage();
    await shared.page.goto(page.url());
    await shared.page.getByText(count).first().waitFor();
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('format'));
  });

  it('shows another page from its top, and the one before where it was left', async () => {
    const { page } = await site.openPage({ viewport: { width: 1280, height: 900 } });
    await page.goto('/training');
    const count = page.getByText(/^\d+ to \d+ of /);
    await count.waitFor();
    const next = page.getByRole('link', { name: 'Next' });
    await next.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(900);
    await next.click();
    await page.getByText(/^26 to 50 of /).waitFor();
    await page.waitForFunction(() => window.scrollY < 300);
    expect(await count.evaluate((line) => line === document.activeElement)).toBe(true);
    // Below the header, which stays at the top.
    const header = await page.getByRole('banner').boundingBox();
    expect((await count.boundingBox())!.y).toBeGreaterThanOrEqual(header!.height);
    await page.goBack();
    await page.getByText(/^1 to 25 of /).waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, left);
  });

  it.each([
    ['?format=virtual', 'button', 'Remove Online'],
    ['?page=9999', 'link', 'Go to the first page'],
    ['?q=%00', 'link', 'Next'],
    [`?q=${'w'.repeat(4000)}`, 'link', 'See all training'],
  ] as const)('reads what it can of an address that says %.20s', async (query, role, name) => {
    const { page } = await site.openPage();
    await page.goto(`/training${query}`);
    await page.getByRole(role, { name }).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('says so when nothing is found, and offers something wider', async () => {
    const { page } = await site.openPage();
    await page.goto('/training?q=cnc+machining&format=online');
    await page.getByText('No training opportunities found').waitFor();
    await page.getByRole('link', { name: /every format/i }).click();
    await page
      .getByText(/opportunities/)
      .first()
      .waitFor();
    expect(page.url()).not.toContain('format');
  });

  it('says so when the catalogue is away, and tries again when asked', async () => {
    const { page } = await site.openPage();
    await page.route('**/api/training?*', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"message":"away","code":"service.away","requestId":"r"}',
      }),
    );
    await page.goto('/training?q=welding');
    await page.getByText('Error loading training opportunities. Please try again later.').waitFor();
    await page.unroute('**/api/training?*');
    await page.getByRole('button', { name: /try again/i }).click();
    await page.getByRole('heading', { name: /weld/i }).first().waitFor();
  });
});

describe('addresses', () => {
  it.each([
    ['/find-training', '/training'],
    ['/find-training?q=weld', '/training?q=weld'],
    ['/dashboard', '/'],
    ['/employee-training', '/'],
    ['/auth/anything', '/auth/login'],
  ])('%s redirects to %s', async (from, to) => {
    const answer = await new Visitor(site.address).get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });

  it.each(['/no-such-page', '/%'])('an unknown one (%s) shows the not-found screen with status 404', async (path) => {
    const answer = await new Visitor(site.address).get<string>(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('404 Page Not Found');
  });

  it('the page of a training that never existed is the not-found screen until the page knows better', async () => {
    const answer = await new Visitor(site.address).get('/training/01a1fb25-ba2a-7595-a3c4-a1bd32b620b3');
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('404 Page Not Found');
  });
});
