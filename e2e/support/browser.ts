import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { provideChromium } from '@guildhall/infra/engines/chromium';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Chromium must never look for its maker's hosts: the tests have no network but this machine. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a headless Chromium. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await provideChromium(), args: quiet });
}

/** A fresh visitor's page. What the page complains about in its console is collected for the test to judge. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  // A refused request is logged by the browser itself (401 for a visitor): that is no complaint of ours.
  page.on(
    'console',
    (line) =>
      line.type() === 'error' && !line.text().startsWith('Failed to load resource') && complaints.push(line.text()),
  );
  return { page, complaints };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds wrong with a page, one line each; empty is good. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Half a megabyte: a document that is looked at once more still has it.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axeSource);
  // axe only suspects an id that is there twice: a label then leads to something else.
  const violations = await page.evaluate<Violation[]>(
    `axe.run({ resultTypes: ['violations', 'incomplete'] }).then(({ violations, incomplete }) => [...violations, ...incomplete.filter(({ id }) => id.startsWith('duplicate-id'))])`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** How much of a page has jumped so far without its visitor's doing (Cumulative Layout Shift); 0 is good. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((tell) => new PerformanceObserver((list) => tell(list.getEntries()
    .filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(tell, 500, 0))`);
}

/** Pixels by which what is in a page, or in one element of it, is wider than its place; 0 is good. */
export function sidewaysScroll(page: Page, selector = 'html'): Promise<number> {
  const element = `document.querySelector('${selector}')`;
  return page.evaluate<number>(`${element}.scrollWidth - ${element}.clientWidth`);
}
