import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { demandRunningHouse } from '@guildhall/infra/house/demand-running-house';
import lighthouse from 'lighthouse';
import { format } from 'prettier';
import { openChromium } from './browser.mjs';
import { auditPage, readFigures } from './audit-table.mjs';

/*
 * npm run audit [-- <path> ...]: Lighthouse, mobile preset, three times on each page of the running house; the median
 * counts. Shows the table, and writes docs/audit.md unless pages were named.
 */
const named = process.argv.slice(2);
const paths = named.length
  ? named
  : ['/', '/training', '/about', '/contact', '/auth/login', '/training/request', '/terms-of-service'];
const { address } = demandRunningHouse(process.env);
const port = await freePort();
const browser = await openChromium([`--remote-debugging-port=${port}`]);

try {
  const rows = [];
  for (const path of paths) {
    const runs = [];
    for (let run = 0; run < 3; run++) {
      const outcome = await lighthouse(address + path, { port, logLevel: 'error', output: 'json' });
      if (!outcome) throw new Error(`Lighthouse said nothing about ${path}`);
      runs.push(readFigures(outcome.lhr));
    }
    rows.push({ path, runs });
    console.log(`${path} measured`);
  }
  const page = auditPage(rows, { browser: browser.version(), node: process.version });
  console.log(`\n${page}`);
  if (named.length === 0) writeFileSync(join(projectRoot, 'docs/audit.md'), await format(page, { parser: 'markdown' }));
} finally {
  await browser.close();
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => found(port));
    });
  });
}
