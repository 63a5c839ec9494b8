import { once } from 'node:events';
import { keepAlive } from '../http.mjs';
import { logIn } from './crowd.mjs';

/*
 * A process of its own, so that what it does is not in the way of whoever measures meanwhile: its starter sends the house's
 * address and the members, and then a word for each storm; it answers with the statuses.
 */
const [{ address, members }] = await once(process, 'message');
const agent = keepAlive();
process.on('message', () => void storm());
process.once('SIGTERM', () => process.exit());
process.once('disconnect', () => process.exit());
process.send?.('ready');

async function storm() {
  const all = /** @type {import('./crowd.mjs').Member[]} */ (members);
  const answers = await Promise.all(all.map((member) => logIn(address, agent, member)));
  process.send?.(answers.map(({ status }) => status));
}
