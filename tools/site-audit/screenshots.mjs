import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import sharp from 'sharp';
import { startHouse } from '../houses/own-house.mjs';
import { openChromium } from './browser.mjs';
import { everyPage } from './pages.mjs';
import { askForTraining, logInAsAdmin, register } from './shown-people.mjs';

/*
 * npm run screenshots: every page at 390 and 1440 px, light and dark, into docs/screens, of a house of its own. Pages of
 * an account are shown to a member, those of the administration to the administrator.
 */
const folder = join(projectRoot, 'docs/screens');
const widths = [390, 1440];
const tallest = 2200;
const limitBytes = 6 * 1024 * 1024;
const ofAnAccount = ['/profile', '/company-profile', '/saved-training'];
/** @type {Record<string, string>} */
const byName = { '/': 'landing', '/training/:id': 'training-opportunity', '/companies/:id': 'company' };

const house = await startHouse([]);
const browser = await openChromium();
const close = () => browser.close().then(() => house.stop());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(1)));
try {
  let companyId = '';
  const member = await after(async (visitor) => {
    companyId = await register(visitor);
    await askForTraining(visitor);
  });
  const admin = await after(logInAsAdmin);
  const training = await someTraining();
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.png')) rmSync(join(folder, file));
  for (const page of everyPage()) {
    const path = page
      .replace('/training/:id', `/training/${training}`)
      .replace('/companies/:id', `/companies/${companyId}`)
      .replace(':token', 'a-link-that-was-mailed');
    const storageState = page.startsWith('/admin') ? admin : ofAnAccount.includes(page) ? member : undefined;
    for (const width of widths)
      for (const theme of /** @type {const} */ (['light', 'dark']))
        await shoot(path, nameOf(page), width, theme, storageState);
  }
} finally {
  await close();
}
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
console.log(`${readdirSync(folder).length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
if (bytes > limitBytes) throw new Error('The pictures are larger than 6 MB together');

/**
 * @param {string} path
 * @param {string} name
 * @param {number} width
 * @param {'light' | 'dark'} colorScheme
 * @param {any} storageState
 */
async function shoot(path, name, width, colorScheme, storageState) {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', storageState });
  const page = await context.newPage();
  await page.goto(house.address + path, { waitUntil: 'networkidle' });
  const height = Math.min(tallest, await page.evaluate('document.documentElement.scrollHeight'));
  const clip = { x: 0, y: 0, width, height };
  const picture = sharp(await page.screenshot({ fullPage: true, clip }));
  const file = `${name}${width === 1440 ? '' : '-phone'}${colorScheme === 'dark' ? '-dark' : ''}.png`;
  writeFileSync(join(folder, file), await picture.png({ palette: true, colours: 64, effort: 10 }).toBuffer());
  await context.close();
}

/** @param {string} path `/auth/login` is "auth-login", the landing page is "landing" */
function nameOf(path) {
  const words = path.split('/').filter((word) => word && !word.startsWith(':'));
  return byName[path] ?? words.join('-');
}

/** The first training that is found. @returns {Promise<string>} its id */
async function someTraining() {
  const found = await fetch(`${house.address}/api/training?q=welding&size=10`);
  const { results } = /** @type {{ results: { id: string }[] }} */ (await found.json());
  return results[0].id;
}

/** What a visitor's browser holds once this is done. @param {(visitor: import('playwright-core').APIRequestContext) => Promise<void>} sign */
async function after(sign) {
  const context = await browser.newContext({ baseURL: house.address });
  await sign(context.request);
  const state = await context.storageState();
  await context.close();
  return state;
}
