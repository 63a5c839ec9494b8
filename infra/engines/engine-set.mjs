import { join } from 'node:path';
import { startElasticsearch } from './elasticsearch.mjs';
import { freePort } from './free-port.mjs';
import { startMail } from './mail.mjs';
import { startNats } from './nats.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * @typedef {object} EnginePlan
 * @property {string} name also the name of its log
 * @property {string} variable the setting that replaces it
 * @property {Record<string, number>} ports
 * @property {string} logFile
 * @property {() => Promise<import('./launch.mjs').Launched & { url: string, inbox?: string }>} start can be called again: same port, same data
 */

/**
 * Plans the local engines, with a free port for each. Nothing is started yet.
 * @param {object} options
 * @param {string} options.folder each engine's data go into a folder of its own below it
 * @param {string} options.logs folder
 * @param {{ ownerPassword: string, redisPassword?: string }} options.secrets
 * @param {import('./nats-config.mjs').BrokerUser[]} [options.brokerUsers]
 * @param {boolean} [options.durable]
 * @param {boolean} [options.elasticsearch] whether Elasticsearch is among them
 * @param {string[]} [options.replaced] variables that are given, so that their engines are not needed
 * @returns {Promise<EnginePlan[]>}
 */
export async function planEngines({
  folder,
  logs,
  secrets,
  brokerUsers,
  durable = true,
  elasticsearch,
  replaced = [],
}) {
  const [database, redis, nats, smtp, inbox, search] = await distinctPorts(6);
  /** @param {string} name */
  const place = (name) => ({ folder: join(folder, name), logFile: join(logs, `${name}.log`) });
  /** @type {EnginePlan[]} */
  const plans = [
    {
      name: 'postgres',
      variable: 'DATABASE_URL',
      ports: { postgres: database },
      logFile: place('postgres').logFile,
      start: () => startPostgres({ ...place('postgres'), port: database, password: secrets.ownerPassword, durable }),
    },
    {
      name: 'redis',
      variable: 'REDIS_URL',
      ports: { redis },
      logFile: place('redis').logFile,
      start: () => startRedis({ ...place('redis'), port: redis, password: secrets.redisPassword }),
    },
    {
      name: 'nats',
      variable: 'NATS_URL',
      ports: { nats },
      logFile: place('nats').logFile,
      start: () => startNats({ ...place('nats'), port: nats, users: brokerUsers }),
    },
    {
      name: 'mail',
      variable: 'SMTP_URL',
      ports: { smtp, mailInbox: inbox },
      logFile: place('mail').logFile,
      start: () => startMail({ ...place('mail'), smtpPort: smtp, inboxPort: inbox }),
    },
  ];
  if (elasticsearch) {
    plans.push({
      name: 'elasticsearch',
      variable: 'ELASTICSEARCH_URL',
      ports: { elasticsearch: search },
      logFile: place('elasticsearch').logFile,
      start: () => startElasticsearch({ ...place('elasticsearch'), port: search }),
    });
  }
  return plans.filter((plan) => !replaced.includes(plan.variable));
}

/** @param {number} count @returns {Promise<number[]>} */
async function distinctPorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
