import { spawn } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assembleElasticsearch } from './assemble.mjs';
import { findElasticsearchPrerequisites } from './prerequisites.mjs';

export { findElasticsearchPrerequisites };

const READY_WITHIN_MS = 90_000;
const STOPPED_WITHIN_MS = 10_000;

/**
 * Starts a real Elasticsearch on this machine's loopback and waits until `_cluster/health` answers.
 * The server's own files are assembled once and shared; everything this node writes is in `home`.
 * The node is in its own process group, and ends when its starter does, however that ended.
 *
 * @param {object} options
 * @param {string} options.home folder of the node's data, made when absent; one per house
 * @param {string} options.logFile the node's output is appended here
 * @param {number} [options.httpPort] a free one when absent
 * @param {number} [options.heapMb] 512 when absent
 * @param {string} [options.enginesFolder] where assembled servers are kept; `.engines` of the project when absent
 * @param {(line: string) => void} [options.onProgress] told what takes time
 * @returns {Promise<{ url: string, pid: number, exited: Promise<number | null>, stop(): Promise<void> }>}
 * @throws {Error} in plain words: what is missing on the machine, or the end of the node's log
 */
export async function startElasticsearch({ home, logFile, httpPort, heapMb = 512, enginesFolder, onProgress }) {
  const tools = await findElasticsearchPrerequisites();
  if ('missing' in tools) throw new Error(`Elasticsearch cannot run here: ${tools.missing}`);
  const { folder } = await assembleElasticsearch({ ...tools, enginesFolder, onProgress });
  const port = httpPort ?? (await freePort());
  const node = await spawnNode({ java: join(tools.javaHome, 'bin', 'java'), folder, home, logFile, port, heapMb });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(url, node);
  } catch (problem) {
    await node.stop();
    throw new Error(`Elasticsearch did not start: ${problem.message}\n${await lastLines(logFile)}`, { cause: problem });
  }
  return { url, pid: node.pid, exited: node.exited, stop: node.stop };
}

async function spawnNode({ java, folder, home, logFile, port, heapMb }) {
  await Promise.all([mkdir(home, { recursive: true }), mkdir(dirname(logFile), { recursive: true })]);
  const log = await open(logFile, 'a');
  const options = [
    `-Xms${heapMb}m`,
    `-Xmx${heapMb}m`,
    '--add-modules=jdk.incubator.vector',
    '--enable-native-access=ALL-UNNAMED',
  ];
  const classPath = [join(folder, 'lib', '*'), join(folder, 'launcher.jar')].join(':');
  const child = spawn(
    java,
    [...options, '-cp', classPath, 'guildhall.LocalElasticsearch', folder, home, String(port)],
    {
      cwd: home,
      detached: true,
      // The open standard input is the thread by which the node notices that its starter is gone.
      stdio: ['pipe', log.fd, log.fd],
    },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const failed = new Promise((_, reject) => child.once('error', reject));
  await log.close();
  child.unref();
  child.stdin.unref();
  child.stdin.on('error', () => undefined);
  return { pid: child.pid, exited, failed, stop: () => stopNode(child, exited) };
}

async function stopNode(child, exited) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.ref();
  child.kill('SIGTERM');
  const late = pause(STOPPED_WITHIN_MS, 'late', { ref: false });
  if ((await Promise.race([exited, late])) === 'late') process.kill(-child.pid, 'SIGKILL');
  await exited;
}

async function waitUntilReady(url, { exited, failed }) {
  const until = Date.now() + READY_WITHIN_MS;
  const ended = exited.then((code) => {
    throw new Error(`the process ended with code ${code}`);
  });
  // Raced below; this keeps a later, ordinary end from being an unhandled rejection.
  ended.catch(() => undefined);
  failed.catch(() => undefined);
  while (!(await Promise.race([answersHealth(url), ended, failed]))) {
    if (Date.now() > until) throw new Error(`no answer at ${url} within ${READY_WITHIN_MS / 1000} s`);
    await Promise.race([pause(100), ended, failed]);
  }
}

async function answersHealth(url) {
  try {
    const answer = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`, {
      signal: AbortSignal.timeout(2000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

async function lastLines(file) {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').slice(-15).join('\n');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
