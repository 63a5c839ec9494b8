import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { demandRunningHouse } from '@guildhall/infra/house/demand-running-house';
import sharp from 'sharp';
import { openChromium } from './browser.mjs';
import { everyPage } from './pages.mjs';

/*
 * npm run screenshots: every page of the running house at 390 and 1440 px, light and dark, into docs/screens. Pages of
 * an account are shown signed in, by an account that is registered for it: don't run it on a house that matters.
 */
const folder = join(projectRoot, 'docs/screens');
const widths = [390, 1440];
const tallest = 2200;
const limitBytes = 6 * 1024 * 1024;
const ofAnAccount = ['/profile', '/company-profile', '/saved-training'];

const { address } = demandRunningHouse(process.env);
const browser = await openChromium();
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (file.endsWith('.png')) rmSync(join(folder, file));

try {
  const member = await register();
  const pages = await everyPage(address);
  for (const path of pages)
    for (const width of widths)
      for (const theme of /** @type {const} */ (['light', 'dark'])) {
        const storageState = ofAnAccount.includes(path) ? member : undefined;
        await shoot(path, width, theme, storageState);
      }
} finally {
  await browser.close();
}
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
console.log(`${readdirSync(folder).length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
if (bytes > limitBytes) throw new Error('The pictures are larger than 6 MB together');

/** @param {string} path @param {number} width @param {'light' | 'dark'} colorScheme @param {any} storageState */
async function shoot(path, width, colorScheme, storageState) {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', storageState });
  const page = await context.newPage();
  await page.goto(address + path, { waitUntil: 'networkidle' });
  const height = Math.min(tallest, await page.evaluate('document.documentElement.scrollHeight'));
  const clip = { x: 0, y: 0, width, height };
  const picture = sharp(await page.screenshot({ fullPage: true, clip }));
  const name = `${nameOf(path)}${width === 1440 ? '' : '-phone'}${colorScheme === 'dark' ? '-dark' : ''}.png`;
  writeFileSync(join(folder, name), await picture.png({ palette: true, colours: 64, effort: 10 }).toBuffer());
  await context.close();
}

/** @param {string} path `/auth/login` is "auth-login", the landing page is "landing" */
function nameOf(path) {
  const words = path
    .replace(/\/training\/[0-9a-f-]{36}$/, '/training-opportunity')
    .replace('/a-link-that-was-mailed', '')
    .split('/')
    .filter(Boolean);
  return words.join('-') || 'landing';
}

/** Registers a company for the pictures, and answers its signed-in state. */
async function register() {
  const context = await browser.newContext({ baseURL: address });
  const unique = randomBytes(4).toString('hex');
  await context.request.post('/api/auth/register', {
    data: {
      username: `pictures-${unique}`,
      email: `pictures-${unique}@shop.example`,
      password: 'a-password-for-pictures',
      confirmPassword: 'a-password-for-pictures',
      companyName: 'Fox Valley Tool & Die',
      industry: 'Metal Fabrication',
      phone: '(608) 555-0117',
      description: 'Progressive dies and short-run stampings for appliance makers.',
      address: '12 Sample Street',
      city: 'Appleton',
      state: 'Wisconsin',
      zip: '54911',
      country: 'United States',
    },
    failOnStatusCode: true,
  });
  const state = await context.storageState();
  await context.close();
  return state;
}
