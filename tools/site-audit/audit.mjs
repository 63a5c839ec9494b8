import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { demandRunningHouse } from '@guildhall/infra/house/demand-running-house';
import { format } from 'prettier';
import { auditPage, readFigures } from './audit-table.mjs';
import { auditedPaths, openLighthouse } from './open-lighthouse.mjs';

/*
 * npm run audit [-- <path> ...]: Lighthouse, mobile preset, three times on each page of the running house; the median
 * counts. Shows the table, and writes docs/audit.md unless pages were named.
 */
const named = process.argv.slice(2);
const paths = named.length ? named : auditedPaths;
const { address } = demandRunningHouse(process.env);
const lighthouse = await openLighthouse();

try {
  const rows = [];
  for (const path of paths) {
    const runs = [];
    for (let run = 0; run < 3; run++) runs.push(readFigures(await lighthouse.look(address + path)));
    rows.push({ path, runs });
    console.log(`${path} measured`);
  }
  const page = auditPage(rows, { browser: lighthouse.version, node: process.version });
  console.log(`\n${page}`);
  if (named.length === 0) writeFileSync(join(projectRoot, 'docs/audit.md'), await format(page, { parser: 'markdown' }));
} finally {
  await lighthouse.close();
}
