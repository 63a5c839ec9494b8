import { connect } from 'node:net';
import { Refusal } from '../engines/refusal.mjs';

const usualPorts = { DATABASE_URL: 5432, REDIS_URL: 6379, NATS_URL: 4222, ELASTICSEARCH_URL: 9200, SMTP_URL: 25 };

/**
 * Refuses, in one line, a given engine that does not answer.
 * @param {Record<string, string>} given addresses by variable
 */
export async function refuseSilentEngines(given) {
  for (const [variable, address] of Object.entries(given)) {
    const url = new URL(address);
    const port = Number(url.port) || usualPorts[/** @type {keyof typeof usualPorts} */ (variable)];
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (await answers(host, port)) continue;
    throw new Refusal(
      `${variable} points at ${host}:${port} but nothing answers there: start it, or leave ${variable} out for a local one.`,
    );
  }
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (/** @type {boolean} */ value) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(3000, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
