import { execFile } from 'node:child_process';
import { Refusal } from '../engines/refusal.mjs';

const wayOut = 'start it (or install it: https://docs.docker.com/engine/install), or run npm start without --docker.';

/**
 * Refuses, in one line, where no Docker engine with Compose can be reached.
 * @param {NodeJS.ProcessEnv} env
 */
export async function refuseWithoutDocker(env) {
  const engine = await ask(['version', '--format', '{{.Server.Version}}'], env);
  if (engine.missing) throw new Refusal(`--docker needs Docker, and there is no program docker on PATH: ${wayOut}`);
  if (!engine.answer) throw new Refusal(`--docker needs a Docker engine, and none answers: ${wayOut}`);
  if (Number.parseInt(engine.answer, 10) < 25)
    throw new Refusal(`--docker needs Docker Engine 25 or newer, and this is ${engine.answer}: update it.`);
  const compose = await ask(['compose', 'version', '--short'], env);
  if (!compose.answer)
    throw new Refusal('--docker needs Docker Compose 2.24 or newer: install the package docker-compose-plugin.');
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ missing: boolean, answer: string }>} an empty answer: it failed
 */
function ask(args, env) {
  return new Promise((resolve) => {
    execFile('docker', args, { env, timeout: 20_000 }, (error, stdout) => {
      resolve({ missing: error?.code === 'ENOENT', answer: error ? '' : stdout.trim() });
    });
  });
}
