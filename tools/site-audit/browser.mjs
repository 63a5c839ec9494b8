import { provideChromium } from '@guildhall/infra/engines/chromium';
import { chromium } from 'playwright-core';

/**
 * A headless Chromium that asks nobody but this machine.
 * @param {string[]} [more] further flags
 */
export async function openChromium(more = []) {
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: await provideChromium(), args: [...quiet, ...more] });
}
