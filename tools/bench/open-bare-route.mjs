import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '@guildhall/infra/engines/project-root';

/**
 * A bare Fastify route in a process of its own, which answers `/?text=<number>`.
 * @param {unknown[]} answers what it answers, by number
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function openBareRoute(answers) {
  const child = spawn(process.execPath, [join(projectRoot, 'tools/bench/bare-route.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(answers);
  const [port] = await once(child, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
