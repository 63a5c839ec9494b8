import { figuresOf, keepsAim, together } from './figures.mjs';

/**
 * @typedef {object} Measured one engine at one number of clients
 * @property {string} engine
 * @property {number} clients
 * @property {string[]} targets names: the whole path, the engine itself, the bare route
 * @property {import('./measure.mjs').Sample[][]} samples by target, by text
 */

/**
 * The table of one engine at one number of clients.
 * @param {Measured} measured
 * @param {string[]} texts
 * @returns {string} Markdown
 */
export function table({ engine, clients, targets, samples }, texts) {
  const [path, itself, bare] = samples;
  const rows = texts.map((text, at) => row(`${text}`, path[at], itself[at], bare[at]));
  rows.push(row('**all**', together(path), together(itself), together(bare)));
  const widths = heads.map((_, column) => Math.max(...[heads, ...rows].map((cells) => cells[column].length)));
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const title = `${engine}, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
  const legend = `Each cell of three: p50 / p95 / p99 in ms. Path: ${targets[0]}. Engine: ${targets[1]}. Bare: ${targets[2]}.`;
  return [`### ${title}`, '', legend, '', line(heads), rule, ...rows.map(line)].join('\n');
}

const heads = [
  'search',
  'path',
  'engine',
  'bare',
  'path/s',
  'engine/s',
  'bare/s',
  'p50 ratio',
  'p95 ratio',
  'p95 aim',
  'kept',
];

/**
 * @param {string} name
 * @param {import('./measure.mjs').Sample[]} samples of the path, the engine and the bare route
 * @returns {string[]} cells
 */
function row(name, ...samples) {
  const [path, engine, bare] = samples.map(figuresOf);
  const times = [path, engine, bare].map(({ p50, p95, p99 }) => [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / '));
  const rates = [path, engine, bare].map(({ perSecond }) => perSecond.toFixed(0));
  const ratios = [path.p50 / engine.p50, path.p95 / engine.p95].map((ratio) => `${ratio.toFixed(2)}x`);
  return [
    name,
    ...times,
    ...rates,
    ...ratios,
    (1.5 * engine.p95 + 3).toFixed(1),
    keepsAim(path, engine) ? 'yes' : 'no',
  ];
}

/**
 * The page docs/benchmarks.md.
 * @param {object} run
 * @param {[string, string][]} run.facts machine, versions and how it was measured
 * @param {string[]} run.tables
 * @returns {string}
 */
export function page({ facts, tables }) {
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`, which starts houses of its own, imports the training programmes and measures side by side in',
    'one run: `GET /api/training` through the whole path (gateway, broker, service, engine and back), the very requests or',
    'statements of that search sent straight to the engine, and a bare Fastify route that answers the same JSON. All ask over',
    'loopback from one process and read the whole answer; after a warm-up, rounds in which each target gets each search, who',
    'comes first changing from round to round. The aim: a p95 of the whole path of at most 1.5 times the p95 of the engine',
    'itself, and 3 ms.',
    '',
    ...facts.map(([name, value]) => `- ${name}: ${value}`),
    '',
    tables.join('\n\n'),
    '',
  ].join('\n');
}
