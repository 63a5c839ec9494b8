import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { launch } from './launch.mjs';
import { natsConfig } from './nats-config.mjs';
import { serverPrograms } from './server-programs.mjs';
import { untilReady } from './until-ready.mjs';

/**
 * Starts a NATS server with JetStream on loopback and waits until it greets with JetStream on.
 * @param {object} options
 * @param {string} options.folder holds the configuration and, in `jetstream`, the streams
 * @param {number} options.port
 * @param {string} options.logFile
 * @param {import('./nats-config.mjs').BrokerUser[]} [options.users] none: no credential is asked for
 * @returns {Promise<import('./launch.mjs').Launched & { url: string }>}
 */
export async function startNats({ folder, port, logFile, users }) {
  const program = (await serverPrograms())['nats-server'];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const configFile = join(folder, 'nats.conf');
  writeFileSync(configFile, natsConfig({ port, storeFolder: folder, users }), { mode: 0o600 });
  const launched = await launch({
    name: 'NATS',
    command: program.path,
    args: ['--config', configFile],
    env: { ...process.env, ...program.env },
    logFile,
  });
  await untilReady(launched, () => greeting(port), { logFile });
  return { ...launched, url: `nats://127.0.0.1:${port}` };
}

/**
 * @param {number} port
 * @returns {Promise<void>} throws while the server does not say that JetStream is on
 */
function greeting(port) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let text = '';
    socket.setTimeout(1000, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed')));
    socket.on('data', (data) => {
      text += String(data);
      const info = /^INFO (\{.*\})\s*\r\n/.exec(text);
      if (!info) return;
      if (JSON.parse(info[1]).jetstream) resolve();
      else reject(new Error('JetStream is off'));
      socket.destroy();
    });
  });
}
