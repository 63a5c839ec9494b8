import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { axeViolations, layoutShift, sidewaysScroll } from '../support/browser.js';
import { openSite } from '../support/open-site.js';
import { buildRegistration } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

const site = openSite();
let member: BrowserContextOptions['storageState'];
let opportunity: string;

beforeAll(async () => {
  const { page } = await site.openPage();
  await page.request.post('/api/auth/register', { data: buildRegistration() });
  member = await page.context().storageState();
  const { body } = await new Visitor(site.address).get<{ results: { id: string }[] }>('/api/training?q=welding');
  opportunity = `/training/${body.results[0]!.id}`;
}, 180_000);

const paths = [
  '/',
  '/auth/login',
  '/auth/register',
  '/training?q=welding',
  '/training?q=zzzzzz',
  '/training/an-opportunity',
  '/training/01a1fb25-ba2a-7595-a3c4-a1bd32b620b3',
  '/training/request',
  '/training/thank-you',
  '/about',
  '/contact',
  '/search-demo',
  '/profile',
  '/company-profile',
  '/saved-training',
  '/forgot-password',
  '/reset-password/a-token',
  '/confirm-email/a-token',
  '/companies/01a1fb25-ba2a-7595-a3c4-a1bd32b620b3',
  '/privacy-policy',
  '/terms-of-service',
  '/no-such-page',
];
const ofAnAccount = ['/profile', '/company-profile', '/saved-training'];
const forMembers = ['/', ...ofAnAccount, '/profile?tab=security'];

const addressOf = (path: string) => (path === '/training/an-opportunity' ? opportunity : path);

/** What is wrong with a page at each width: nothing, one hopes. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const violation of await axeViolations(page)) found.push(`${width} px: ${violation}`);
    if ((await sidewaysScroll(page)) !== 0) found.push(`${width} px: scrolls sideways`);
  }
  return found;
}

async function look(path: string, options: BrowserContextOptions): Promise<string[]> {
  const { page, complaints } = await site.openPage({ reducedMotion: 'reduce', ...options });
  await page.goto(addressOf(path), { waitUntil: 'networkidle' });
  const found = [...(await faults(page)), ...complaints];
  await page.context().close();
  return found;
}

/** Beside each other: while one page waits for the line to be quiet the other is looked at. */
async function lookInBothThemes(path: string, options: BrowserContextOptions = {}) {
  const [light, dark] = await Promise.all([
    look(path, { ...options, colorScheme: 'light' }),
    look(path, { ...options, colorScheme: 'dark' }),
  ]);
  return { light, dark };
}

describe('every page, at 320, 390, 768 and 1440 px', () => {
  it.each(paths)(
    '%s passes axe in both themes, fits, and complains of nothing',
    async (path) => expect(await lookInBothThemes(path)).toEqual({ light: [], dark: [] }),
    60_000,
  );

  it.each(forMembers)(
    '%s passes axe in both themes for who is signed in',
    async (path) => expect(await lookInBothThemes(path, { storageState: member })).toEqual({ light: [], dark: [] }),
    60_000,
  );

  it.each([
    ['/', 'The counts could not be read now.'],
    ['/training', 'Error loading training opportunities. Please try again later.'],
    ['/training/01a1fb25-ba2a-7595-a3c4-a1bd32b620b3', 'This training opportunity could not be loaded.'],
    ['/search-demo', 'Error: Search failed with status 503'],
  ])(
    '%s says so when the API is away, offers another try, and passes axe',
    async (path, words) => {
      const { page } = await site.openPage({ reducedMotion: 'reduce' });
      await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'away' }));
      await page.goto(path);
      await page.getByText(words).waitFor();
      await page.getByRole('button', { name: /try again|count again/i }).waitFor();
      expect(await faults(page)).toEqual([]);
    },
    60_000,
  );

  it.each(['/auth/login', '/auth/register', '/training/request', '/contact', '/reset-password/a-token'])(
    '%s passes axe with every field wrong',
    async (path) => {
      const { page } = await site.openPage({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      expect(await faults(page)).toEqual([]);
    },
    60_000,
  );
});

describe('a page of an account', () => {
  it.each(ofAnAccount)('%s shows a stranger the way in, which leads back to it', async (path) => {
    const { page } = await site.openPage();
    await page.goto(path);
    const way = page.getByRole('main').getByRole('link', { name: 'Log in' });
    expect(await way.getAttribute('href')).toBe(`/auth/login?next=${encodeURIComponent(path)}`);
    const form = buildRegistration();
    await new Visitor(site.address).post('/api/auth/register', form);
    await way.click();
    await page.getByLabel('Username').fill(form.username);
    await page.getByLabel('Password', { exact: true }).fill(form.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
  });
});

describe('what machines read', () => {
  it.each(['/', '/about', '/contact', '/privacy-policy', '/terms-of-service'])(
    '%s has a title, a description, its one address and a card, without JavaScript',
    async (path) => {
      const { page } = await site.openPage({ javaScriptEnabled: false });
      await page.goto(path);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      expect((await page.title()).length).toBeGreaterThan(10);
      expect((await content('meta[name=description]'))?.length).toBeGreaterThan(30);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(site.address + path);
      const card = await content('meta[property="og:image"]');
      expect(card).toBe(`${site.address}/social-card.png`);
      expect((await page.request.get(card ?? '')).headers()['content-type']).toBe('image/png');
      expect((await page.innerText('main')).length).toBeGreaterThan(300);
    },
  );

  it('the page of one thing says which address is its own', async () => {
    const visitor = new Visitor(site.address);
    const { body } = await visitor.get<{ results: { id: string }[] }>('/api/training?size=10');
    const joined = await visitor.post<{ companyId: string }>('/api/auth/register', buildRegistration());
    for (const own of [`/training/${body.results[0]!.id}`, `/companies/${joined.body.companyId}`]) {
      const { headers } = await visitor.get(`${own}?from=a-mail`);
      expect(headers.get('link')).toContain(`<${site.address}${own}>; rel=canonical`);
    }
  });

  it('the landing page names who is behind it, by schema.org', async () => {
    const { body } = await new Visitor(site.address).get<string>('/');
    const data = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(body)?.[1] ?? '{}';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: 'Guildhall', url: `${site.address}/` });
  });

  it('the sitemap lists every public page and every opportunity, each of which is there; robots.txt leads to it', async () => {
    const visitor = new Visitor(site.address);
    expect((await visitor.get<string>('/robots.txt')).body).toContain(`Sitemap: ${site.address}/sitemap.xml`);
    const { body } = await visitor.get<string>('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address!.slice(site.address.length));
    const { total } = (await visitor.get<{ total: number }>('/api/training')).body;
    expect(listed.filter((path) => /^\/training\/[0-9a-f-]{36}$/.test(path))).toHaveLength(total);
    expect(listed).toEqual(expect.arrayContaining(['/', '/training', '/training/request', '/about']));
    expect(listed.filter((path) => /profile|saved|thank-you|reset|confirm/.test(path))).toEqual([]);
    for (const path of [...listed.slice(0, 15), listed.at(-1)!])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
  });
});

describe('nothing jumps on a page while its answers are on their way', () => {
  /**
   * The pages that jump in a window of this width. Nothing is kept from one to the next, and every answer of the API and
   * every font is half a second late.
   */
  async function jumping(paths: string[], width: number, options: BrowserContextOptions): Promise<string[]> {
    const { page } = await site.openPage({ viewport: { width, height: 900 }, ...options });
    // Whoever puts himself between a page and its answers has no cache either.
    await page.route(/\/api\/|\.woff2$/, async (route) => {
      await new Promise((later) => setTimeout(later, 500));
      await route.continue();
    });
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(addressOf(path), { waitUntil: 'networkidle' });
      const shift = await layoutShift(page);
      if (shift > 0.02) found.push(`${path} at ${width} px by ${shift}`);
    }
    await page.context().close();
    return found;
  }
  /** On a phone and on a desk, several windows beside each other: each mostly waits. */
  async function jumpingAnywhere(paths: string[], options: BrowserContextOptions = {}): Promise<string[]> {
    const shares = [0, 1, 2].map((share) => paths.filter((_, place) => place % 3 === share));
    const windows = shares.flatMap((share) => [390, 1440].map((width) => jumping(share, width, options)));
    return (await Promise.all(windows)).flat();
  }

  it('for a stranger', async () => {
    expect(await jumpingAnywhere([...paths, '/training?page=9999', '/admin'])).toEqual([]);
  }, 180_000);

  it('for who is signed in', async () => {
    expect(await jumpingAnywhere(forMembers, { storageState: member })).toEqual([]);
  }, 90_000);
});

describe('the landing page at 320 px', () => {
  it('has its trades in one column, each link of it high enough for a finger', async () => {
    const { page } = await site.openPage({ viewport: { width: 320, height: 640 } });
    await page.goto('/', { waitUntil: 'networkidle' });
    const trades = page.getByRole('region', { name: /by trade/ });
    const names = await trades
      .locator('li a > span:nth-child(2)')
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().left));
    expect([names.length, new Set(names).size]).toEqual([12, 1]);
    for (const link of await trades.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });
});

describe('with forced colors', () => {
  /** Which of the main links have a bar that can be seen against the page. */
  const marked = (page: Page, side: 'bottom' | 'left') =>
    page.getByRole('navigation', { name: 'Main' }).evaluate((nav, edge) => {
      const { getComputedStyle } = nav.ownerDocument.defaultView!;
      const shown = [...nav.querySelectorAll('a')].filter(
        (link) =>
          getComputedStyle(link).getPropertyValue(`border-${edge}-color`) !==
          getComputedStyle(nav.ownerDocument.body).backgroundColor,
      );
      return shown.map((link) => link.textContent);
    }, side);

  it('the current link alone stands on its bar, in the header and in the side panel', async () => {
    const { page } = await site.openPage({ forcedColors: 'active' });
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(await marked(page, 'bottom')).toEqual(['About']);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'About' }).waitFor();
    expect(await marked(page, 'left')).toEqual(['About']);
  });
});

describe('a slow line', () => {
  it('shows where the list will be, and then the list', async () => {
    const { page } = await site.openPage();
    await page.route('**/api/training*', async (route) => {
      await new Promise((later) => setTimeout(later, 1500));
      await route.continue();
    });
    await page.goto('/training');
    await page.getByRole('status', { name: 'Loading training opportunities' }).waitFor();
    await page.getByText(/of \d+ opportunities/).waitFor();
  });

  it('sends a log-in once, however often its button is pressed', async () => {
    const { page } = await site.openPage();
    let sent = 0;
    await page.route('**/api/auth/login', async (route) => {
      sent += 1;
      await new Promise((later) => setTimeout(later, 1000));
      await route.continue();
    });
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('nobody-at-all');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    const button = page.getByRole('main').getByRole('button', { name: /^log/i });
    await button.click();
    await page.getByText('Logging in...').waitFor();
    // By force: the driver itself would wait until the button is no longer marked as busy.
    await button.click({ force: true });
    await page.keyboard.press('Enter');
    await page.getByRole('alert').first().waitFor();
    expect(sent).toBe(1);
  });
});
