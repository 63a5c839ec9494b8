import { Agent, request } from 'node:http';

/** Connections that stay open from one exchange to the next, as a browser's do. */
export const keepAlive = () => new Agent({ keepAlive: true, maxSockets: 512 });

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 */

/**
 * Asks and reads the whole answer, whatever its status.
 * @param {URL} url
 * @param {import('node:http').RequestOptions} options
 * @param {Buffer | string} [body]
 * @returns {Promise<Answer>}
 */
export function exchangeAny(url, options, body) {
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/**
 * @param {URL} url
 * @param {import('node:http').RequestOptions} options
 * @param {Buffer | string} [body]
 * @returns {Promise<Buffer>} the answer's body; throws at any answer but a good one
 */
export async function exchange(url, options, body) {
  const answer = await exchangeAny(url, options, body);
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw new Error(`${url} answered ${answer.status}: ${answer.body.toString('utf8').slice(0, 300)}`);
}

/**
 * @param {string} method
 * @param {Agent} agent
 * @param {string} [cookie]
 * @returns {import('node:http').RequestOptions} of a request that carries JSON, or asks for it
 */
export function jsonRequest(method, agent, cookie) {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  return { method, agent, headers };
}
