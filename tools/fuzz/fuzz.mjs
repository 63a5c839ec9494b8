import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withDeathSignal } from '@guildhall/infra/engines/death-signal';
import { startHouse } from '../houses/own-house.mjs';
import { buildMember, findKnown, logInAsAdmin } from './people.mjs';
import { judge } from './report.mjs';
import { checks, checksLeftOut, rounds } from './rounds.mjs';
import { provideSchemathesis } from './schemathesis.mjs';
import { settings } from './settings.mjs';

/*
 * npm run test:fuzz [-- --seconds <in all> --seed <number> --only <who>]: Schemathesis makes up requests out of the API's
 * own description and sends them to a house of its own, as administrator, member and anonymous. Fails at any answer of 5xx,
 * any address that forgets to ask who is there, and whatever else the checks of rounds.mjs find.
 */
const { values: given } = parseArgs({
  options: { seconds: { type: 'string', default: '180' }, seed: { type: 'string' }, only: { type: 'string' } },
});
const chosen = rounds.filter(({ who }) => !given.only || who === given.only);
const tell = (/** @type {string} */ line) => console.log(line);

const schemathesis = await provideSchemathesis(tell);
if ('missing' in schemathesis) {
  tell(`skipped: ${schemathesis.missing}`);
  process.exit(0);
}
const { program } = schemathesis;
const work = mkdtempSync(join(tmpdir(), 'guildhall-fuzz-'));
const house = await startHouse([]);
const close = () => house.stop().then(() => rmSync(work, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(1)));
try {
  const failures = [];
  for (const round of chosen) failures.push(...(await walk(round)));
  failures.push(...whoFell());
  for (const [check, why] of Object.entries(checksLeftOut)) tell(`not looked at: ${check} (${why})`);
  for (const failure of failures) tell(`FAILED ${failure}`);
  tell(`${failures.length} failures`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await close();
}

/** @param {import('./rounds.mjs').Round} round @returns {Promise<string[]>} failures */
async function walk(round) {
  const admin = await logInAsAdmin(house.address);
  const [member, other] = [await buildMember(house.address), await buildMember(house.address)];
  const person = { admin, member }[round.who] ?? null;
  const config = join(work, `${round.who}.toml`);
  const file = join(work, `${round.who}.json`);
  writeFileSync(config, settings(await findKnown(house.address, admin, [member, other]), person));
  const said = await run(program, [
    ...['--config-file', config, 'run', `${house.address}/api/openapi.json`, '--url', house.address, '--no-color'],
    ...['--checks', checks.join(','), '--continue-on-failure', '--generation-database', 'none'],
    ...['--max-time', String(Math.max(1, Math.round(Number(given.seconds) / chosen.length)))],
    ...['--report', 'json', '--report-json-path', file],
    ...(given.seed ? ['--seed', given.seed] : []),
    ...Object.keys(round.leftOut).flatMap((operation) => ['--exclude-operation-id', operation]),
  ]);
  const { lines, failures } = judge(round, JSON.parse(readFileSync(file, 'utf8')));
  if (failures.length > 0) tell(said);
  lines.forEach(tell);
  return failures.map((failure) => `${round.who}: ${failure}`);
}

/** An answer can be good and its process gone a moment later. @returns {string[]} */
function whoFell() {
  return house
    .processes()
    .filter(({ pid, restarts }) => pid === null || restarts > 0)
    .map(({ instance }) => `${instance} ended and was started again`);
}

/** @param {string} command @param {string[]} args @returns {Promise<string>} what it said */
function run(command, args) {
  const wrapped = withDeathSignal(command, args, 'TERM');
  const child = spawn(wrapped.command, wrapped.args, { cwd: work, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}
