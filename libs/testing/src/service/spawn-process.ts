import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { launch } from '@guildhall/infra/engines/launch';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { readySubject } from '@guildhall/contracts/rpc';
import type { ProcessName } from '@guildhall/contracts/rpc';
import { settled } from './settled.js';

/** A process of the house, as it runs there: `node services/<name>/dist/main.js`. */
export interface OwnProcess {
  /** Seconds of processor time it has used so far. */
  processorSeconds(): number;
  /** Ends it with SIGKILL and waits until it is gone. */
  kill(): Promise<void>;
  /** Ends it gracefully; answers how it ended, such as "ended with code 0". */
  end(): Promise<string>;
  /** Starts it again and waits until it is ready. */
  restart(): Promise<void>;
  /** What it logged so far. */
  log(): string;
  /** Ends it and throws its log away. */
  stop(): Promise<void>;
}

/** Which of several instances it is, and another built program than the service's main one. */
export interface OwnProcessOptions {
  number?: number;
  /** Path from the project's root. */
  script?: string;
}

/** Starts a service's built process and waits until it says that it is ready. `settings` is its whole environment besides PATH. */
export async function spawnProcess(
  name: ProcessName,
  settings: Record<string, string> & { NATS_URL: string },
  { number = 1, script = join('services', name, 'dist', 'main.js') }: OwnProcessOptions = {},
): Promise<OwnProcess> {
  const folder = mkdtempSync(join(tmpdir(), `guildhall-${name}-`));
  const logFile = join(folder, 'log');
  const instance = `${name}-${number}`;
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', INSTANCE: instance, ...settings };
  const start = async () => {
    const launched = await launch({ name, command: process.execPath, args: [script], cwd: projectRoot, logFile, env });
    try {
      await settled(`${instance} to be ready`, async () => {
        if (!launched.isAlive())
          throw new Error(`${instance} ${await launched.exited}:\n${readFileSync(logFile, 'utf8')}`);
        return (await isReady(settings.NATS_URL, instance)) ? true : null;
      });
      return launched;
    } catch (error) {
      await launched.stop('SIGKILL');
      throw error;
    }
  };
  let running = await start();
  return {
    processorSeconds: () => processorSeconds(running.pid),
    async kill() {
      running.signal('SIGKILL');
      await running.exited;
    },
    end() {
      running.signal('SIGTERM');
      return running.exited;
    },
    async restart() {
      running = await start();
    },
    log: () => readFileSync(logFile, 'utf8'),
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Fields 14 and 15 of Linux' own account of a process, in hundredths; the name before them may hold blanks. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function isReady(natsUrl: string, instance: string): Promise<boolean> {
  const connection = await connect({ servers: natsUrl });
  try {
    const answer = await connection.request(readySubject(instance), '', { timeout: 1000 });
    return answer.json<{ ready: boolean }>().ready;
  } catch {
    return false;
  } finally {
    await connection.close();
  }
}
