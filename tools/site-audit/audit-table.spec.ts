import { describe, expect, it } from '@jest/globals';
import { auditPage } from './audit-table.mjs';

const run = (performance: number, failed: string[] = []) => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 1240,
  cls: 0.004,
  scriptBytes: 96 * 1024,
  failed,
});

describe('the audit page', () => {
  it('shows the median of the runs of each page', () => {
    const page = auditPage([{ path: '/', runs: [run(90), run(100), run(98)] }], { browser: '1', node: 'v20' });
    expect(page).toContain('| `/` | 98 | 100 | 100 | 100 | 1.2 s | 0.004 | 96 KB |');
    expect(page).toContain('Nothing failed.');
  });

  it('names what was not passed, once', () => {
    const runs = [run(100, ['Links have no name']), run(100, ['Links have no name'])];
    const page = auditPage([{ path: '/', runs }], { browser: '1', node: 'v20' });
    expect(page.match(/Links have no name/g)).toHaveLength(1);
  });
});
