import { Refusal } from '../engines/refusal.mjs';
import { startHouse } from './start-house.mjs';

/*
 * npm start. Ctrl-C, SIGTERM and a closed terminal stop it; npm hands the same signal on, so a second one means nothing.
 */
const cancelled = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => cancelled.abort(new Error(`stopped by ${signal}`)));
// The terminal may be gone before the house is.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  await startHouse(process.env, process.argv.slice(2), cancelled.signal);
} catch (error) {
  if (!cancelled.signal.aborted) {
    console.error(error instanceof Refusal ? error.message : `The house did not start: ${reason(error)}`);
    process.exitCode = 1;
  }
}
process.exit();

/** @param {unknown} error */
function reason(error) {
  return error instanceof Error ? error.message : String(error);
}
