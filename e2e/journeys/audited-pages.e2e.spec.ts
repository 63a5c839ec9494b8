import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { openSite } from '../support/open-site.js';

const site = openSite();

it('Lighthouse finds nothing wrong with the public pages: 100 for accessibility, best practices and SEO', async () => {
  const audit = promisify(execFile)(process.execPath, ['tools/site-audit/failed-audits.mjs', site.address], {
    cwd: projectRoot,
  });
  const failed = JSON.parse((await audit).stdout) as Record<string, string[]>;
  expect(failed).toEqual({
    '/': [],
    '/training': [],
    '/about': [],
    '/contact': [],
    '/auth/login': [],
    '/training/request': [],
    '/terms-of-service': [],
  });
}, 180_000);
