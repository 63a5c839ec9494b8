import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {object} ReadinessDesk
 * @property {(instance: string) => Promise<boolean>} isReady
 * @property {() => Promise<void>} close
 */

/**
 * Connects to the broker with the launcher's own credential, to ask processes whether they are ready.
 * @param {{ url: string, user?: string, password?: string }} broker
 * @returns {Promise<ReadinessDesk>}
 */
export async function openReadinessDesk({ url, user, password }) {
  const { connect } = await import('@nats-io/transport-node');
  const connection = await connect({
    servers: new URL(url).host,
    user,
    pass: password,
    inboxPrefix: '_INBOX_launcher',
    name: 'launcher',
    maxReconnectAttempts: -1,
    waitOnFirstConnect: false,
    timeout: 5000,
    ...(url.startsWith('tls:') ? { tls: {} } : {}),
  });
  return {
    async isReady(instance) {
      try {
        const answer = await connection.request(`ready.${instance}`, '', { timeout: 1000 });
        return answer.json()?.ready === true;
      } catch {
        // Nobody answers yet.
        return false;
      }
    },
    close: () => connection.close(),
  };
}

/**
 * Whether the gateway says it can serve.
 * @param {string} address
 */
export async function isGatewayReady(address) {
  try {
    return (await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Asks until the answer is yes.
 * @param {() => Promise<boolean>} ask
 * @param {{ what: string, withinMs: number, cancelled: AbortSignal }} options
 */
export async function untilYes(ask, { what, withinMs, cancelled }) {
  const deadline = Date.now() + withinMs;
  while (!(await ask())) {
    cancelled.throwIfAborted();
    if (Date.now() > deadline) throw new Error(`${what} was not ready within ${withinMs / 1000} s.`);
    await pause(50, undefined, { signal: cancelled });
  }
}
