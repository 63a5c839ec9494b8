import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../engines/project-root.mjs';
import { runCommand } from './run-command.mjs';

/** The machine may be small and busy; no test is a race against a clock. */
const patience = ['--testTimeout', '30000'];

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * Runs Jest's projects and counts what came out.
 * @param {string[]} projects names in jest.config.mjs
 * @param {string[]} args further arguments, such as a path pattern
 * @param {{ env?: NodeJS.ProcessEnv, workers?: number }} [options] workers: how many suites run at once
 * @returns {Promise<Tally>} a suite that could not run at all counts as one failure
 */
export async function runJest(projects, args, { env = {}, workers = 2 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-jest-'));
  const report = join(folder, 'report.json');
  const jest = join(projectRoot, 'node_modules/jest/bin/jest.js');
  const flags = ['--experimental-vm-modules', '--no-warnings', jest, '--config', 'jest.config.mjs'];
  const selection = [
    '--selectProjects',
    ...projects,
    '--json',
    '--outputFile',
    report,
    '--maxWorkers',
    String(workers),
    // What a failed suite has left open must not keep the whole run waiting for ever.
    '--forceExit',
    ...patience,
  ];
  try {
    const { code } = await runCommand(process.execPath, [...flags, ...selection, ...args], { env, stdout: 'ignore' });
    return tally(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} report
 * @param {number} code Jest's exit code
 * @returns {Tally}
 */
function tally(report, code) {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
