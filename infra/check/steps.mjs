import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { provideChromium } from '../engines/chromium.mjs';
import { projectRoot } from '../engines/project-root.mjs';
import { buildAll } from './build.mjs';
import { runJest } from './jest-run.mjs';
import { localProgram, runCommand } from './run-command.mjs';
import { startTestEngines } from './test-engines.mjs';

/** @typedef {import('./jest-run.mjs').Tally} Tally */
/** @typedef {{ name: string, title: string, run: (args: string[]) => Promise<Tally> }} Step */

/** Everything `npm test` proves, in order. @type {Step[]} */
export const steps = [
  { name: 'types', title: 'Types', run: types },
  { name: 'lint', title: 'Lint', run: lint },
  { name: 'fences', title: 'Fences', run: (args) => runJest(['unit'], ['tools/fences', ...args]) },
  { name: 'lock', title: 'Lock file', run: lock },
  { name: 'unit', title: 'Unit tests', run: unit },
  { name: 'build', title: 'Build', run: build },
  { name: 'int', title: 'Integration tests on real engines', run: integration },
  { name: 'e2e', title: 'Whole house in a browser', run: browser },
];

/**
 * A step that is one command: it passes or fails as a whole.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<Tally>}
 */
async function asOne(command, args) {
  const { code } = await runCommand(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @returns {Promise<Tally>} */
async function types() {
  const projects = ['tsconfig.json', 'frontend/tsconfig.json'].filter((file) => existsSync(join(projectRoot, file)));
  const results = await Promise.all(projects.map((file) => runCommand(localProgram('tsc'), ['-p', file, '--noEmit'])));
  return results.every(({ code }) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Rules and format beside each other: either keeps one processor busy. @returns {Promise<Tally>} */
async function lint() {
  const [rules, format] = await Promise.all([
    asOne(localProgram('eslint'), ['.']),
    asOne(localProgram('prettier'), ['--check', '--log-level', 'warn', '.']),
  ]);
  return { passed: rules.passed + format.passed, failed: rules.failed + format.failed };
}

/** The lock must name a complete set of packages for every platform. @returns {Promise<Tally>} */
async function lock() {
  const { code, output } = await runCommand('npm', ['ci', '--dry-run', '--ignore-scripts'], { quiet: true });
  if (code !== 0) console.log(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** One house at a time: each suite starts its own. @param {string[]} args @returns {Promise<Tally>} */
async function browser(args) {
  await provideChromium((line) => console.log(line));
  return runJest(['e2e'], args, { workers: 1 });
}

/** The fences' own specs are a step of theirs. @param {string[]} args @returns {Promise<Tally>} */
function unit(args) {
  return runJest(['unit', 'web'], args.length > 0 ? args : ['^((?!tools/fences/).)*$']);
}

/** @returns {Promise<Tally>} */
async function build() {
  try {
    await buildAll((line) => console.log(line));
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * `--without-elasticsearch` among the arguments saves its start while working on something else.
 * @param {string[]} args
 * @returns {Promise<Tally>}
 */
async function integration(args) {
  const without = '--without-elasticsearch';
  const elasticsearch = !args.includes(without);
  const engines = await startTestEngines({ elasticsearch, tell: (line) => console.log(line) });
  try {
    const tally = await runJest(
      ['int'],
      args.filter((arg) => arg !== without),
      { env: { GUILDHALL_TEST_ENGINES: engines.file } },
    );
    if (!engines.elasticsearchSkipped) return tally;
    console.log(`Elasticsearch tests: skipped: ${engines.elasticsearchSkipped}`);
    return process.env.CI === 'true' ? { ...tally, failed: tally.failed + 1 } : tally;
  } finally {
    await engines.stop();
  }
}
