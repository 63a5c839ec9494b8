import { natsConfig } from '../engines/nats-config.mjs';
import { roleUrl, serviceSchemas } from '../database/schemas.mjs';
import { brokerUsers } from '../house/broker-users.mjs';
import { gatewayEntry, processTable } from '../house/process-table.mjs';

/**
 * The house's own addresses inside the private network; the passwords are not among them.
 */
const inside = { postgres: 'postgres:5432', redis: 'redis:6379', nats: 'nats://nats:4222' };

/**
 * What each container finds in its own folder of secrets, and nobody else's.
 * @param {object} house
 * @param {import('../house/secrets.mjs').Secrets} house.secrets
 * @param {import('../house/broker-users.mjs').Permissions} house.permissions
 * @param {string | undefined} house.adminPassword what the account `admin` is created with
 * @returns {Record<string, Record<string, string>>} content by file name by container
 */
export function setupFiles({ secrets, permissions, adminPassword }) {
  const ownerUrl = `postgres://guildhall:${secrets.ownerPassword}@${inside.postgres}/guildhall`;
  const entries = [...processTable({ catalogSearch: 1 }), gatewayEntry];
  const processes = entries.map((entry) => [
    entry.name,
    {
      'settings.json': JSON.stringify(secretSettings(entry, { ownerUrl, secrets, adminPassword })),
      'launcher-password': secrets.brokerPasswords.launcher,
    },
  ]);
  return {
    postgres: { password: secrets.ownerPassword },
    redis: { 'redis.conf': redisConfig(secrets.redisPassword), password: secrets.redisPassword },
    nats: { 'nats.conf': brokerConfig(brokerUsers(permissions, secrets.brokerPasswords)) },
    migrator: { 'settings.json': JSON.stringify(migratorSettings(ownerUrl, secrets)) },
    operator: operatorFiles(secrets),
    ...Object.fromEntries(processes),
  };
}

/**
 * The settings of a process that hold a password. The others stand in docker-compose.yml.
 * @param {import('../house/process-table.mjs').ProcessEntry} entry
 * @param {{ ownerUrl: string, secrets: import('../house/secrets.mjs').Secrets, adminPassword: string | undefined }} house
 * @returns {Record<string, string>}
 */
function secretSettings({ name, schema, variables }, { ownerUrl, secrets, adminPassword }) {
  return {
    ...brokerSettings(name, secrets),
    ...(schema ? { DATABASE_URL: roleUrl(ownerUrl, schema, secrets.rolePasswords[schema]) } : {}),
    ...(variables.includes('REDIS_URL') ? { REDIS_URL: `redis://:${secrets.redisPassword}@${inside.redis}` } : {}),
    ...(variables.includes('ADMIN_PASSWORD') && adminPassword ? { ADMIN_PASSWORD: adminPassword } : {}),
  };
}

/**
 * What the operator's commands look for in the data folder of a running house: here the house is its broker's address.
 * @param {import('../house/secrets.mjs').Secrets} secrets
 */
function operatorFiles({ brokerPasswords }) {
  const record = { pid: 1, urls: { NATS_URL: inside.nats }, brokerGiven: false };
  return {
    'house.json': JSON.stringify(record),
    'secrets.json': JSON.stringify({ brokerPasswords: { operator: brokerPasswords.operator } }),
  };
}

/** @param {string} name @param {import('../house/secrets.mjs').Secrets} secrets */
function brokerSettings(name, secrets) {
  return { NATS_USER: name, NATS_PASSWORD: secrets.brokerPasswords[name] };
}

/** @param {string} ownerUrl @param {import('../house/secrets.mjs').Secrets} secrets */
function migratorSettings(ownerUrl, { rolePasswords }) {
  const roles = serviceSchemas.map(({ schema }) => [
    `${schema.toUpperCase()}_DATABASE_PASSWORD`,
    rolePasswords[schema],
  ]);
  return { DATABASE_URL: ownerUrl, ...Object.fromEntries(roles) };
}

/** @param {string} password */
function redisConfig(password) {
  return [
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    `requirepass "${password}"`,
    '',
  ].join('\n');
}

/**
 * The broker as it is everywhere, but heard by the other containers; its health page is for itself alone.
 * @param {import('../engines/nats-config.mjs').BrokerUser[]} users
 */
function brokerConfig(users) {
  const everyAddress = natsConfig({ port: 4222, storeFolder: '/data', users }).replace(
    /^host: .*$/m,
    'host: "0.0.0.0"',
  );
  return `${everyAddress}http: "127.0.0.1:8222"\n`;
}
