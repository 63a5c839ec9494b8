import { readFailures } from './audit-table.mjs';
import { auditedPaths, openLighthouse } from './open-lighthouse.mjs';

/*
 * node tools/site-audit/failed-audits.mjs <address of a house>: prints one JSON object: for each audited page the
 * titles of what Lighthouse found wrong with it, speed aside. For tests: a process of its own, as Jest can't load
 * Lighthouse.
 */
const [address = ''] = process.argv.slice(2);
/** Neither a picture nor the long quiet that measuring asks for; the last answer is waited for. */
const quick = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 250,
  pauseAfterLoadMs: 250,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 250,
};
const lighthouse = await openLighthouse();
try {
  /** @type {Record<string, string[]>} */
  const failed = {};
  for (const path of auditedPaths) failed[path] = readFailures(await lighthouse.look(address + path, quick));
  console.log(JSON.stringify(failed));
} finally {
  await lighthouse.close();
}
