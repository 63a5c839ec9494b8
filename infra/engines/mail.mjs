import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './launch.mjs';
import { untilReady } from './until-ready.mjs';

const program = join(dirname(fileURLToPath(import.meta.url)), 'mail-catcher', 'main.mjs');

/**
 * Starts the mail catcher: takes every mail it is handed, keeps it as a file and shows it in a small web inbox.
 * @param {object} options
 * @param {string} options.folder one `.eml` file per mail
 * @param {number} options.smtpPort
 * @param {number} options.inboxPort
 * @param {string} options.logFile
 * @returns {Promise<import('./launch.mjs').Launched & { url: string, inbox: string }>} url: for SMTP; inbox: for a browser
 */
export async function startMail({ folder, smtpPort, inboxPort, logFile }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const launched = await launch({
    name: 'the mail catcher',
    command: process.execPath,
    args: [program, folder, String(smtpPort), String(inboxPort)],
    logFile,
  });
  const inbox = `http://127.0.0.1:${inboxPort}`;
  const bothAnswer = async () => {
    await Promise.all([fetch(`${inbox}/api/mails?limit=1`), greeting(smtpPort)]);
  };
  await untilReady(launched, bothAnswer, { logFile });
  return { ...launched, url: `smtp://127.0.0.1:${smtpPort}`, inbox };
}

/**
 * @param {number} port
 * @returns {Promise<void>}
 */
function greeting(port) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(1000, () => socket.destroy(new Error('no greeting')));
    socket.on('error', reject);
    socket.once('data', () => {
      resolve();
      socket.end('QUIT\r\n');
    });
  });
}
