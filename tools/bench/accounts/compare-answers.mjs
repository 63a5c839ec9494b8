/** @typedef {import('../http.mjs').Answer} Answer */
/** @typedef {{ known: (at: number) => Promise<Answer>, unknown: (at: number) => Promise<Answer> }} Pair */

/**
 * Asks about what there is and what there isn't, one after the other, in an order that gives both the same predecessors:
 * what the house still does for one request slows down the next.
 * @param {Pair} pair
 * @param {number} times each
 * @returns {Promise<{ known: number[], unknown: number[], alike: boolean }>} milliseconds, and whether all answers were the
 *   same to the letter
 */
export async function compareAnswers(pair, times) {
  const taken = { known: /** @type {number[]} */ ([]), unknown: /** @type {number[]} */ ([]) };
  const answers = new Set();
  for (let at = 0; at < times; at += 1) {
    for (const side of /** @type {const} */ (at % 2 ? ['unknown', 'known'] : ['known', 'unknown'])) {
      const begun = performance.now();
      const answer = await pair[side](at);
      taken[side].push(performance.now() - begun);
      answers.add(fingerprint(answer));
    }
  }
  return { ...taken, alike: answers.size === 1 };
}

/** All of an answer but its time and the number of the request. @param {Answer} answer */
export function fingerprint({ status, headers, body }) {
  const { date, 'x-request-id': id, ...others } = headers;
  const text = id ? String(body).replaceAll(String(id), '') : String(body);
  return JSON.stringify([status, others, date === undefined, text]);
}
