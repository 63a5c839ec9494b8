import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDeathSignal } from '../engines/death-signal.mjs';
import { projectRoot } from '../engines/project-root.mjs';
import { Refusal } from '../engines/refusal.mjs';
import { housesOfCheckout } from './running-houses.mjs';

/**
 * Installs the npm packages when the lock file or Node's version is not the one they were installed for.
 * @param {(line: string) => void} tell
 * @param {string} [root] the checkout
 */
export async function ensureInstalled(tell, root = projectRoot) {
  const stamp = installStamp(root);
  const file = join(root, 'node_modules', '.guildhall-stamp');
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known === stamp) return;
  const otherNode = known !== '' && known.split(' ')[1] !== process.version;
  if (otherNode || !matchesLock(root)) {
    const [house] = housesOfCheckout(root);
    if (house) {
      throw new Refusal(
        `The packages have changed but a house of this checkout is running (process ${house.pid}): stop it first.`,
      );
    }
    tell('installing the npm packages');
    await npmCi(root);
  }
  writeFileSync(file, stamp);
}

/** @param {string} root */
function installStamp(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.version}`;
}

/**
 * Whether what is installed is what the lock asks for: true after someone ran npm by hand.
 * @param {string} root
 * @returns {boolean}
 */
export function matchesLock(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true;
    return installed[path] ? installed[path].version === version : Boolean(optional);
  });
}

/** @param {string} root */
async function npmCi(root) {
  const output = await new Promise((resolve, reject) => {
    const { command, args } = withDeathSignal('npm', ['ci', '--no-fund', '--no-audit'], 'TERM');
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.on('data', (data) => (text += String(data)));
    child.stderr.on('data', (data) => (text += String(data)));
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? '' : text));
  });
  if (output) {
    throw new Refusal(
      `npm ci failed: check the network and the lock file.\n${output.trim().split('\n').slice(-12).join('\n')}`,
    );
  }
}
