import { readFileSync } from 'node:fs';

/**
 * Asks again and again until the process answers as it should, has died, or time is up.
 * @param {import('./launch.mjs').Launched} launched
 * @param {() => Promise<unknown>} ask throws while it is not ready
 * @param {{ logFile: string, withinMs?: number }} options
 * @returns {Promise<void>} throws an error with the last lines of the log when it never became ready
 */
export async function untilReady(launched, ask, { logFile, withinMs = 20_000 }) {
  const deadline = Date.now() + withinMs;
  /** @type {string | undefined} */
  let ended;
  void launched.exited.then((how) => (ended = how));
  for (let pause = 5; ; pause = Math.min(pause * 1.5, 200)) {
    if (ended) throw new Error(`${launched.name} ${ended}.\n${lastLines(logFile)}`);
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw await tooLate(launched, logFile, withinMs, error);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * @param {import('./launch.mjs').Launched} launched
 * @param {string} logFile
 * @param {number} withinMs
 * @param {unknown} error
 */
async function tooLate(launched, logFile, withinMs, error) {
  await launched.stop('SIGTERM', 1000);
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${launched.name} was not ready within ${withinMs / 1000} s (${reason}).\n${lastLines(logFile)}`);
}

/**
 * The end of a log file.
 * @param {string} logFile
 * @param {number} [count] how many lines
 * @returns {string} empty when there is no such file
 */
export function lastLines(logFile, count = 15) {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}
