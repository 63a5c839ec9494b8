import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { launch } from './launch.mjs';
import { serverPrograms } from './server-programs.mjs';
import { untilReady } from './until-ready.mjs';

/**
 * Starts Redis on loopback with an append-only file and no eviction, and waits for its PONG.
 * @param {object} options
 * @param {string} options.folder data folder
 * @param {number} options.port
 * @param {string} options.logFile
 * @param {string} [options.password]
 * @returns {Promise<import('./launch.mjs').Launched & { url: string }>}
 */
export async function startRedis({ folder, port, logFile, password }) {
  const program = (await serverPrograms())['redis-server'];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const configFile = join(folder, 'redis.conf');
  writeFileSync(configFile, config({ folder, port, password }), { mode: 0o600 });
  const launched = await launch({
    name: 'Redis',
    command: program.path,
    args: [configFile],
    env: { ...process.env, ...program.env },
    logFile,
  });
  await untilReady(launched, () => ping(port, password), { logFile });
  const credentials = password ? `:${encodeURIComponent(password)}@` : '';
  return { ...launched, url: `redis://${credentials}127.0.0.1:${port}` };
}

/** @param {{ folder: string, port: number, password?: string }} options */
function config({ folder, port, password }) {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir "${folder}"`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    'daemonize no',
    ...(password ? [`requirepass "${password}"`] : []),
    '',
  ].join('\n');
}

/**
 * @param {number} port
 * @param {string | undefined} password
 * @returns {Promise<void>}
 */
function ping(port, password) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.setTimeout(1000, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed')));
    socket.on('data', (data) => {
      answer += String(data);
      if (!answer.includes('+PONG')) return;
      resolve();
      socket.destroy();
    });
    socket.write(`${password ? `AUTH ${password}\r\n` : ''}PING\r\n`);
  });
}
