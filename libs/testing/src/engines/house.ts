import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generousLimits } from '@guildhall/infra/check/generous-limits';
import { withDeathSignal } from '@guildhall/infra/engines/death-signal';
import { freePort } from '@guildhall/infra/engines/free-port';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import type { HouseRecord } from '@guildhall/infra/house/house-record';

/** The administrator's password in every house of the tests. */
export const testAdminPassword = 'a-password-for-tests';

export interface HouseOptions {
  /** What follows `npm start --`, such as `['--catalog-search', '2']`. */
  args?: string[];
  /** Further settings; `undefined` takes one away, such as the generous LIMITS. */
  env?: Record<string, string | undefined>;
}

/** A whole house, started by the real launcher on a data folder of its own. */
export interface TestHouse {
  address: string;
  /** Address of the mail catcher's inbox; `/api/mails?to=` answers JSON. */
  mailInbox: string;
  /** The launcher's record as it stands now: processes, ports, addresses. */
  house(): HouseRecord;
  /** Sends a signal to a process or an engine, such as `gamification-1` or `nats`. */
  kill(instance: string, signal?: NodeJS.Signals): void;
  /** What the launcher has printed so far. */
  output(): string;
  /** Ends the launcher by a signal and waits until it is gone; data stay until `stop`. Answers its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts it again on the same data and port. */
  startAgain(): Promise<void>;
  /** Closes the house and throws its data away. */
  stop(): Promise<void>;
}

/** Starts a house and waits until it is open. Throws with what the launcher said when it does not open. */
export async function startHouse({ args = [], env = {} }: HouseOptions = {}): Promise<TestHouse> {
  const data = mkdtempSync(join(tmpdir(), 'guildhall-house-'));
  const port = String(await freePort());
  const settings = {
    PORT: port,
    GUILDHALL_DATA: data,
    ADMIN_PASSWORD: testAdminPassword,
    NODE_ENV: undefined,
    LIMITS: generousLimits,
    ...env,
  };
  const open = () => openLauncher(args, settings);
  let launcher = await open();
  const house = () => JSON.parse(readFileSync(join(data, 'house.json'), 'utf8')) as HouseRecord;
  return {
    address: house().address,
    mailInbox: house().mailInbox ?? '',
    house,
    kill(instance, signal = 'SIGKILL') {
      const pid = house().processes.find((entry) => entry.instance === instance)?.pid;
      if (!pid) throw new Error(`${instance} does not run.`);
      process.kill(pid, signal);
    },
    output: () => launcher.output(),
    end: (signal = 'SIGTERM') => launcher.end(signal),
    async startAgain() {
      launcher = await open();
    },
    async stop() {
      await launcher.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function openLauncher(args: string[], env: Record<string, string | undefined>) {
  // A run of the tests that is broken off takes its houses with it.
  const launcher = withDeathSignal(process.execPath, ['infra/house/start.mjs', ...args], 'TERM');
  const child = spawn(launcher.command, launcher.args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let ended = false;
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      ended = true;
      resolve(code);
    });
  });
  const opened = new Promise<void>((resolve) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      if (output.includes('Guildhall is open.')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  await Promise.race([opened, exited]);
  if (ended) throw new Error(`The house did not open:\n${output}`);
  return {
    output: () => output,
    async end(signal: NodeJS.Signals) {
      if (!ended) child.kill(signal);
      return exited;
    },
  };
}
