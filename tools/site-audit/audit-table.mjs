/**
 * What one run found out. Scores from 0 to 100.
 * @typedef {object} Figures
 * @property {Record<string, number>} scores by category
 * @property {number} lcpMs largest contentful paint
 * @property {number} cls layout shift
 * @property {number} scriptBytes JavaScript on the wire
 * @property {string[]} failed titles of the audits that weren't passed, performance aside
 */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Reads the figures out of Lighthouse's result.
 * @param {import('lighthouse').Result} lhr
 * @returns {Figures}
 */
export function readFigures(lhr) {
  const requests = /** @type {{ items: { resourceType: string, transferSize: number }[] }} */ (
    lhr.audits['network-requests']?.details
  );
  return {
    scores: Object.fromEntries(categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? NaN) * 100)])),
    lcpMs: lhr.audits['largest-contentful-paint']?.numericValue ?? NaN,
    cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? NaN,
    scriptBytes: requests.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    failed: readFailures(lhr),
  };
}

/**
 * The titles of the audits that count and weren't passed, performance aside.
 * @param {import('lighthouse').Result} lhr
 */
export function readFailures(lhr) {
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const judged = categories.slice(1).flatMap((id) => lhr.categories[id]?.auditRefs ?? []);
  if (judged.length === 0) throw new Error('Lighthouse judged nothing');
  const failed = judged.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
  return failed.map(({ id }) => lhr.audits[id]?.title ?? id);
}

/**
 * docs/audit.md.
 * @param {{ path: string, runs: Figures[] }[]} rows
 * @param {{ browser: string, node: string }} versions
 */
export function auditPage(rows, { browser, node }) {
  const lines = rows.map(({ path, runs }) => {
    const middle = (/** @type {(run: Figures) => number} */ read) => median(runs.map(read));
    const scores = categories.map((id) => middle(({ scores }) => scores[id] ?? 0));
    const lcp = `${(middle(({ lcpMs }) => lcpMs) / 1000).toFixed(1)} s`;
    const shift = middle(({ cls }) => cls).toFixed(3);
    const script = `${(middle(({ scriptBytes }) => scriptBytes) / 1024).toFixed(0)} KB`;
    return `| ${[`\`${path}\``, ...scores, lcp, shift, script].join(' | ')} |`;
  });
  const failed = [...new Set(rows.flatMap(({ runs }) => runs.flatMap((run) => run.failed)))];
  return [
    '# Audit of the public pages',
    '',
    `Lighthouse, mobile preset (a slow phone on a slow line, simulated), on localhost; the median of three runs. JavaScript is what came over the line, the answers' headers included. Chromium ${browser}, Node ${node}. Written by \`npm run audit\` against the running house.`,
    '',
    '| Page | Performance | Accessibility | Best practices | SEO | Largest paint | Layout shift | JavaScript |',
    '| ---- | ----------: | ------------: | -------------: | --: | ------------: | -----------: | ---------: |',
    ...lines,
    '',
    failed.length === 0 ? 'Nothing failed.' : `Not passed: ${failed.join('; ')}.`,
    '',
  ].join('\n');
}

/** @param {number[]} values */
function median(values) {
  // A run on a busy machine may end before anything large is painted: it says nothing.
  const known = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? NaN;
}
