import { Refusal } from '../engines/refusal.mjs';
import { ensureInstalled } from './install.mjs';

/*
 * npm test: installs, then proves everything. `node infra/house/check.mjs int -- <path pattern>` runs one step alone.
 * The last line is always `N passed, N failed`.
 */
const split = process.argv.indexOf('--');
const chosen = process.argv.slice(2, split === -1 ? undefined : split);
const args = split === -1 ? [] : process.argv.slice(split + 1);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const total = { passed: 0, failed: 0 };

try {
  if (chosen.length === 0) await ensureInstalled((line) => console.log(line));
  // Not before the packages are there.
  const { steps } = await import('../check/steps.mjs');
  const unknown = chosen.find((name) => !steps.some((step) => step.name === name));
  if (unknown) throw new Refusal(`There is no step ${unknown}; there are ${steps.map(({ name }) => name).join(', ')}.`);
  for (const step of steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    await runStep(step);
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @param {import('../check/steps.mjs').Step} step */
async function runStep(step) {
  const started = Date.now();
  console.log(`\n== ${step.title}`);
  const tally = await step.run(args).catch((error) => {
    console.error(error instanceof Refusal ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += tally.passed;
  total.failed += tally.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`== ${step.title}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
}
