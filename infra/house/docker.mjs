import { once } from 'node:events';
import { join } from 'node:path';
import { refuseWithoutDocker } from '../docker/docker-engine.mjs';
import { projectRoot } from '../engines/project-root.mjs';
import { Refusal } from '../engines/refusal.mjs';
import { ensureInstalled } from './install.mjs';
import { progress } from './progress.mjs';
import { readSettings } from './settings.mjs';
import { summary } from './summary.mjs';

const files = [join(projectRoot, 'docker-compose.yml'), join(projectRoot, 'infra/docker/mail-inbox.yml')];
const healthyWithinSeconds = 300;

/**
 * `npm start -- --docker`: builds the images, brings every container up, waits until all are healthy and says where the
 * house is; stops the containers when it is told to stop. Their data stay in Docker's volumes.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 */
export async function startWithDocker(env, args) {
  const settings = readSettings(
    env,
    args.filter((arg) => arg !== '--docker'),
  );
  refuseGivenEngines(settings.given);
  await refuseWithoutDocker(env);
  const told = toldToStop();
  const { step } = progress();
  await step('Packages', ensureInstalled);
  // It comes with the packages.
  const compose = await import('docker-compose');
  const options = { cwd: projectRoot, config: files, env: withoutNpm(env) };
  const shown = {
    ...options,
    composeOptions: ['--progress', 'plain'],
    callback: (/** @type {Buffer} */ text) => void process.stdout.write(text),
  };
  await step('Images', () => patiently(compose.buildAll(shown), 'The images do not build'));
  try {
    const commandOptions = [
      '--wait',
      '--wait-timeout',
      String(healthyWithinSeconds),
      '--scale',
      `catalog-search=${settings.catalogSearch || 1}`,
    ];
    await step('Containers', () =>
      patiently(compose.upAll({ ...shown, commandOptions }), 'Not every container became healthy'),
    );
    console.log(await openingWords(compose, options, settings));
    await told;
  } finally {
    console.log('Closing the house.');
    await compose.stop(options);
  }
}

/**
 * @param {typeof import('docker-compose')} compose
 * @param {import('docker-compose').IDockerComposeOptions} options
 * @param {import('./settings.mjs').Settings} settings
 */
async function openingWords(compose, options, { address, adminPassword }) {
  const inbox = await compose.port('mail', 8025, options);
  const command = ['node', 'infra/docker/admin-password.mjs'];
  const answer = await compose.run('setup', command, { ...options, commandOptions: ['--rm', '--no-deps'] });
  const admin = JSON.parse(answer.out.trim().split('\n').at(-1) ?? '{}');
  return summary({
    address,
    mailInbox: `http://127.0.0.1:${inbox.data.port}`,
    data: "Docker's volumes guildhall_*",
    logs: 'docker compose logs <container>',
    // Docker's database and passwords are made and thrown away together.
    admin: { ...admin, wasChosen: Boolean(adminPassword), opens: true },
  });
}

/** @param {Record<string, string>} given */
function refuseGivenEngines(given) {
  const [name] = Object.keys(given);
  if (name)
    throw new Refusal(
      `${name} cannot be given with --docker: the containers bring their own engines. Leave it out, or run npm start without --docker.`,
    );
}

/**
 * Docker's own words have been shown already.
 * @param {Promise<unknown>} work
 * @param {string} failure
 */
async function patiently(work, failure) {
  try {
    await work;
  } catch (error) {
    if (error instanceof Error) throw error;
    throw new Refusal(`${failure}: see above, and docker compose logs <container>.`);
  }
}

/** Settles at the first word to stop; until then this process lives, though it has nothing else to do. */
async function toldToStop() {
  const alive = setInterval(() => {}, 60_000);
  await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  clearInterval(alive);
}

/** @param {NodeJS.ProcessEnv} env what npm sets means nothing to Docker */
function withoutNpm(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
}
