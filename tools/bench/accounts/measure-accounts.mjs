import { withFacts } from '../draw-table.mjs';
import { keepAlive } from '../http.mjs';
import { texts } from '../search/measure-search.mjs';
import { answerTimes } from './answer-times.mjs';
import { openAccounts } from './crowd.mjs';
import { hashStorm, stormSize } from './hash-storm.mjs';
import { rates } from './rates.mjs';

/**
 * Measures what concerns accounts, in one house.
 * @param {import('../open-house.mjs').OwnHouse} house
 * @param {number} rounds
 * @param {[string, string][]} facts
 * @returns {Promise<string>} its part of the page
 */
export async function measureAccounts({ address }, rounds, facts) {
  const agent = keepAlive();
  try {
    const members = await openAccounts(address, stormSize, agent);
    const tables = [];
    for (const measure of [
      () => answerTimes(address, members, agent),
      () => rates(address, members, agent, rounds),
      () => hashStorm(address, members, agent, texts, rounds),
    ]) {
      tables.push(await measure());
      console.log(`\n${tables.at(-1)}`);
    }
    return withFacts([...facts, ['Rounds', String(rounds)]], tables);
  } finally {
    agent.destroy();
  }
}
