/**
 * @typedef {object} Sample
 * @property {number[]} latencies milliseconds, one per answer
 * @property {number} seconds how long it took to get them all
 */

/**
 * @typedef {object} Asked what is measured
 * @property {string} name
 * @property {(text: number) => Promise<unknown>} ask throws at any answer but a good one
 */

/**
 * Some clients ask one target for one text again and again, each as soon as it has its answer.
 * @param {Asked} target
 * @param {number} text
 * @param {{ clients: number, requests: number }} load
 * @returns {Promise<Sample>}
 */
export async function measure(target, text, { clients, requests }) {
  /** @type {number[]} */
  const latencies = [];
  let left = requests;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const begun = performance.now();
      await target.ask(text);
      latencies.push(performance.now() - begun);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return { latencies, seconds: (performance.now() - begun) / 1000 };
}

/**
 * Measures targets side by side: in every round each target gets each text, and who comes first changes from round to
 * round, so that what else the machine does falls on all alike.
 * @param {Asked[]} targets
 * @param {{ texts: number, clients: number, requests: number, rounds: number }} plan
 * @returns {Promise<Sample[][]>} by target, by text
 */
export async function measureSideBySide(targets, { texts, clients, requests, rounds }) {
  /** @type {Sample[][]} */
  const samples = targets.map(() => Array.from({ length: texts }, () => ({ latencies: [], seconds: 0 })));
  for (let round = 0; round < rounds; round += 1) {
    for (let text = 0; text < texts; text += 1) {
      for (let turn = 0; turn < targets.length; turn += 1) {
        const at = (turn + round + text) % targets.length;
        const { latencies, seconds } = await measure(targets[at], text, { clients, requests });
        samples[at][text].latencies.push(...latencies);
        samples[at][text].seconds += seconds;
      }
    }
  }
  return samples;
}
