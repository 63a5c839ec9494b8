import { drawTable } from '../draw-table.mjs';
import { figuresOf, keepsAim, times, together } from '../figures.mjs';

/**
 * @typedef {object} Measured one engine at one number of clients
 * @property {string} engine
 * @property {number} clients
 * @property {string[]} targets names: the whole path, the engine itself, the bare route
 * @property {import('../measure.mjs').Sample[][]} samples by target, by text
 */

/**
 * The table of one engine at one number of clients.
 * @param {Measured} measured
 * @param {string[]} texts
 * @returns {string} Markdown
 */
export function searchTable({ engine, clients, targets, samples }, texts) {
  const [path, itself, bare] = samples;
  const rows = texts.map((text, at) => row(`${text}`, path[at], itself[at], bare[at]));
  rows.push(row('**all**', together(path), together(itself), together(bare)));
  const title = `${engine}, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
  const legend = `Each cell of three: p50 / p95 / p99 in ms. Path: ${targets[0]}. Engine: ${targets[1]}. Bare: ${targets[2]}.`;
  return [`### ${title}`, legend, drawTable(heads, rows)].join('\n\n');
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
 * @param {import('../measure.mjs').Sample[]} samples of the path, the engine and the bare route
 * @returns {string[]} cells
 */
function row(name, ...samples) {
  const [path, engine, bare] = samples.map(figuresOf);
  const rates = [path, engine, bare].map(({ perSecond }) => perSecond.toFixed(0));
  const ratios = [path.p50 / engine.p50, path.p95 / engine.p95].map((ratio) => `${ratio.toFixed(2)}x`);
  return [
    name,
    ...[path, engine, bare].map(times),
    ...rates,
    ...ratios,
    (1.5 * engine.p95 + 3).toFixed(1),
    keepsAim(path, engine) ? 'yes' : 'no',
  ];
}
