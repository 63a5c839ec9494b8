import { freePort } from '@guildhall/infra/engines/free-port';
import lighthouse from 'lighthouse';
import { openChromium } from './browser.mjs';

/** The pages that a company sees before it has joined. */
export const auditedPaths = [
  '/',
  '/training',
  '/about',
  '/contact',
  '/auth/login',
  '/training/request',
  '/terms-of-service',
];

/** Lighthouse with a browser of its own: `look` at as many addresses as you like, then `close`. */
export async function openLighthouse() {
  const port = await freePort();
  const browser = await openChromium([`--remote-debugging-port=${port}`]);
  return {
    version: browser.version(),
    close: () => browser.close(),
    /**
     * Loads an address afresh with the mobile preset, a few times where Lighthouse asks for another run: now and then
     * the browser's trace lacks its beginning (NO_NAVSTART).
     * @param {string} address
     * @param {import('lighthouse').Flags} [flags]
     */
    async look(address, flags = {}) {
      for (let run = 1; ; run++) {
        const outcome = await lighthouse(address, { port, logLevel: 'error', output: 'json', ...flags });
        if (!outcome) throw new Error(`Lighthouse said nothing about ${address}`);
        if (!outcome.lhr.runtimeError || run === 3) return outcome.lhr;
      }
    },
  };
}
