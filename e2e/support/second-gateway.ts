import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generousLimits } from '@guildhall/infra/check/generous-limits';
import { freePort } from '@guildhall/infra/engines/free-port';
import { launch } from '@guildhall/infra/engines/launch';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { environmentOf, gatewayEntry } from '@guildhall/infra/house/process-table';
import { isGatewayReady, untilYes } from '@guildhall/infra/house/readiness';
import type { Secrets } from '@guildhall/infra/house/secrets';
import type { TestHouse } from '@guildhall/testing/engines';

/** Another door of a house, as one more replica of the gateway is. */
export interface SecondGateway {
  address: string;
  /** Ends it and starts it again on its port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens a second gateway on the house's own engines. Of the first one's settings it has those of `settings` alone; its
 * limits are as generous as those of every house of the tests.
 */
export async function openSecondGateway(
  house: TestHouse,
  settings: Record<string, string> = {},
): Promise<SecondGateway> {
  const { data, logs, urls } = house.house();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')) as Secrets;
  const values = {
    ...urls,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: house.address,
    STORAGE: join(data, 'storage'),
    LIMITS: generousLimits,
    ...settings,
  };
  const entry = { ...gatewayEntry, instance: 'gateway-2' };
  const start = async () => {
    const launched = await launch({
      name: entry.instance,
      command: process.execPath,
      args: [entry.script],
      cwd: projectRoot,
      logFile: join(logs, `${entry.instance}.log`),
      env: environmentOf(entry, { values, secrets }, { ...process.env, LIMITS: values.LIMITS }),
    });
    const cancelled = new AbortController();
    void launched.exited.then((how) => cancelled.abort(new Error(`The second gateway ${how}`)));
    await untilYes(() => isGatewayReady(address), {
      what: entry.instance,
      withinMs: 30_000,
      cancelled: cancelled.signal,
    });
    return launched;
  };
  let running = await start();
  return {
    address,
    async restart() {
      await running.stop();
      running = await start();
    },
    stop: () => running.stop(),
  };
}
