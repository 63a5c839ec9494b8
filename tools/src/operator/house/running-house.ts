import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSameProcess } from '@guildhall/infra/house/process-identity';
import type { ProcessSettings } from '@guildhall/service-kit';
import { z } from 'zod';

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

const houseRecord = z.object({
  pid: z.int(),
  /** Absent where the house runs in containers: its processes can't be seen from here, its broker says whether it runs. */
  startTime: z.string().optional(),
  urls: z.object({ NATS_URL: z.string() }),
  brokerGiven: z.boolean().default(false),
});
const secrets = z.object({ brokerPasswords: z.record(z.string(), z.string()) });

/** Something a person can put right; its message is all they need to see. */
export class Refusal extends Error {}

/**
 * How the operator's commands reach the house that runs on the data folder (GUILDHALL_DATA, `.guildhall` when absent).
 * @throws Refusal where no house runs there
 */
export function runningHouse(env: NodeJS.ProcessEnv): ProcessSettings {
  const data = resolve(projectRoot, env['GUILDHALL_DATA'] || '.guildhall');
  const record = readJson(join(data, 'house.json'), houseRecord);
  if (!record || !isRunning(record)) {
    throw new Refusal(`No house runs on ${data}: start one by npm start, or name its data folder by GUILDHALL_DATA.`);
  }
  const known = { INSTANCE: `operator-${process.pid}`, LOG_LEVEL: 'error' as const, NATS_URL: record.urls.NATS_URL };
  if (record.brokerGiven) return { ...known, ...userOf(record.urls.NATS_URL) };
  const password = readJson(join(data, 'secrets.json'), secrets)?.brokerPasswords['operator'];
  if (!password)
    throw new Refusal(`${join(data, 'secrets.json')} has no password for the operator: start the house anew.`);
  return { ...known, NATS_USER: 'operator', NATS_PASSWORD: password };
}

function isRunning({ pid, startTime }: z.output<typeof houseRecord>): boolean {
  return startTime === undefined || isSameProcess(pid, startTime);
}

function userOf(url: string): Pick<ProcessSettings, 'NATS_USER' | 'NATS_PASSWORD'> {
  const { username, password } = new URL(url);
  return username ? { NATS_USER: decodeURIComponent(username), NATS_PASSWORD: decodeURIComponent(password) } : {};
}

function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
  if (!existsSync(file)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Refusal(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
