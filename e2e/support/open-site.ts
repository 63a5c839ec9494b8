import { afterAll, beforeAll } from '@jest/globals';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser, openPage } from './browser.js';

/** A house of its own and a browser for all tests of a file: opened before the first, closed after the last. */
export function openSite() {
  let house: TestHouse;
  let browser: Browser;
  beforeAll(async () => {
    house = await startHouse();
    browser = await openBrowser();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await house?.stop();
  });
  return {
    get house() {
      return house;
    },
    get address() {
      return house.address;
    },
    /** A fresh visitor's page; see `openPage`. */
    openPage: (options?: BrowserContextOptions) => openPage(browser, house.address, options),
  };
}
