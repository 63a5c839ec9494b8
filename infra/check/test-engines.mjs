import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../database/migrate.mjs';
import { whatElasticsearchMisses } from '../engines/elasticsearch.mjs';
import { killAllGroups } from '../engines/launch.mjs';
import { planEngines } from '../engines/engine-set.mjs';
import { brokerPermissions, brokerUsers } from '../house/broker-users.mjs';
import { completeSecrets, randomPassword } from '../house/secrets.mjs';
import { createTemplate } from './test-template.mjs';

/**
 * Starts one set of real engines for the integration tests, in a folder that is thrown away, with a migrated template
 * database. How to reach them stands in a JSON file that `testEngines()` of `@guildhall/testing` reads.
 * @param {{ elasticsearch?: boolean, tell?: (line: string) => void, migrateWith?: typeof migrate }} [options]
 * @returns {Promise<{ file: string, elasticsearchSkipped: string | null, stop: () => Promise<void> }>}
 */
export async function startTestEngines({ elasticsearch = true, tell = () => {}, migrateWith = migrate } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-tests-'));
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  // However the run ends, nothing stays.
  process.once('exit', () => {
    killAllGroups();
    rmSync(folder, { recursive: true, force: true });
  });
  const permissions = await brokerPermissions();
  const secrets = completeSecrets({}, Object.keys(permissions));
  // The tests' own user may do all; the others are held to what they may do in the house.
  const everything = { user: 'test', password: randomPassword() };
  const users = [everything, ...brokerUsers(permissions, secrets.brokerPasswords)];
  const elasticsearchSkipped = elasticsearch ? await whatElasticsearchMisses() : 'not asked for';
  if (!elasticsearchSkipped) tell('starting Elasticsearch too');
  const plan = { folder, logs, secrets, brokerUsers: users, durable: false, elasticsearch: !elasticsearchSkipped };
  const plans = await planEngines(plan);
  const started = await Promise.allSettled(plans.map((engine) => engine.start()));
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(running.map((engine) => engine.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const failed = started.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    const urls = Object.fromEntries(plans.map(({ variable }, index) => [variable, running[index].url]));
    await createTemplate(urls.DATABASE_URL, secrets.rolePasswords, migrateWith);
    const file = join(folder, 'engines.json');
    const content = {
      urls,
      elasticsearchSkipped,
      mailInbox: running.find((engine) => engine.inbox)?.inbox,
      pids: Object.fromEntries(plans.map(({ name }, index) => [name, running[index].pid])),
      rolePasswords: secrets.rolePasswords,
      broker: Object.fromEntries(users.map(({ user, password }) => [user, { user, password }])),
    };
    writeFileSync(file, JSON.stringify(content, null, 2), { mode: 0o600 });
    return { file, elasticsearchSkipped, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
