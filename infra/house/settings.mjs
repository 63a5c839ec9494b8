import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { projectRoot } from '../engines/project-root.mjs';
import { Refusal } from '../engines/refusal.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} host
 * @property {string} data the data folder, absolute
 * @property {string} address where a browser on this machine finds the house
 * @property {string} publicUrl what links in mails begin with
 * @property {Record<string, string>} given addresses of engines that replace the local ones, by variable
 * @property {Record<string, string>} passedOn further settings that processes read, by variable
 * @property {string | undefined} adminPassword
 * @property {number} catalogSearch how many search replicas
 * @property {boolean} elasticsearch
 */

/** The engines' addresses and the schemes they may have. */
const engineSchemes = {
  DATABASE_URL: ['postgres:', 'postgresql:'],
  REDIS_URL: ['redis:', 'rediss:'],
  NATS_URL: ['nats:', 'tls:'],
  ELASTICSEARCH_URL: ['http:', 'https:'],
  SMTP_URL: ['smtp:', 'smtps:'],
};

/** What the services' own schemas take for an e-mail address. The packages that say so may not be there yet. */
const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

const logLevels = ['error', 'warn', 'log', 'debug'];

/**
 * Reads what a person has set. Refuses the first value that cannot be meant, naming it.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args what follows `npm start --`
 * @returns {Settings}
 */
export function readSettings(env, args) {
  const port = readPort(env.PORT);
  refuseBadSeconds(env);
  refuseBadLimits(env);
  refuseBadUploads(env);
  const host = env.HOST || '127.0.0.1';
  const data = resolve(projectRoot, env.GUILDHALL_DATA || '.guildhall');
  const localHost = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? '127.0.0.1' : host;
  const address = `http://${localHost.includes(':') ? `[${localHost}]` : localHost}:${port}`;
  return {
    port,
    host,
    data,
    address,
    publicUrl: readPublicUrl(env.PUBLIC_URL) ?? address,
    given: givenEngines(env),
    passedOn: passedOn(env, data),
    adminPassword: readAdminPassword(env.ADMIN_PASSWORD),
    ...readArguments(args),
  };
}

/** @param {string | undefined} text */
function readPort(text) {
  if (!text) return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Refusal(`PORT is "${text}": it must be a number from 1 to 65535, such as PORT=3000.`);
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {string[]} schemes
 * @returns {string | undefined}
 */
function readUrl(name, text, schemes) {
  if (!text) return undefined;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (parsed?.hostname && schemes.includes(parsed.protocol)) return text;
  // The value is not shown: it may hold a password.
  throw new Refusal(`${name} is not an address the house can use: it must look like ${schemes[0]}//host:port.`);
}

/** @param {string | undefined} text @returns {string | undefined} without a slash at its end: paths follow it */
function readPublicUrl(text) {
  const url = readUrl('PUBLIC_URL', text, ['http:', 'https:']);
  if (url === undefined) return undefined;
  const { username, password } = new URL(url);
  if (/^https?:\/\/[^\s?#]+$/i.test(url) && !username && !password) return url.replace(/\/+$/, '');
  throw new Refusal(
    'PUBLIC_URL is not what a link can begin with: it must look like https://guildhall.example, without ? or # or a user name.',
  );
}

/** The processes inherit these two as they are. @param {NodeJS.ProcessEnv} env */
function refuseBadSeconds(env) {
  for (const name of ['MAIL_LEASE_SECONDS', 'MAIL_SWEEP_SECONDS']) {
    const text = env[name];
    if (!text || (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= 3600)) continue;
    throw new Refusal(`${name} is "${text}": it must be a whole number of seconds from 1 to 3600, such as ${name}=30.`);
  }
}

/** The gateway inherits it as it is, and knows the names. @param {NodeJS.ProcessEnv} env */
function refuseBadLimits(env) {
  if (!env.LIMITS || /^\s*[a-z_]+=\d+\/\d+\s*(,\s*[a-z_]+=\d+\/\d+\s*)*$/.test(env.LIMITS)) return;
  throw new Refusal(`LIMITS is "${env.LIMITS}": it must look like register=20/3600,link=10/600 (times by seconds).`);
}

/** @param {NodeJS.ProcessEnv} env */
function refuseBadUploads({ UPLOADS_AT_ONCE: text }) {
  if (!text || /^[1-9]\d{0,3}\/[1-9]\d{0,3}$/.test(text)) return;
  throw new Refusal(`UPLOADS_AT_ONCE is "${text}": it must look like 3/20 (each account / each network address).`);
}

/** @param {NodeJS.ProcessEnv} env */
function givenEngines(env) {
  const entries = Object.entries(engineSchemes).map(([name, schemes]) => [name, readUrl(name, env[name], schemes)]);
  return Object.fromEntries(entries.filter(([, url]) => url));
}

/** @param {NodeJS.ProcessEnv} env @param {string} data */
function passedOn(env, data) {
  const email = env.ADMIN_EMAIL;
  if (email && !emailPattern.test(email)) {
    throw new Refusal(`ADMIN_EMAIL is "${email}": it must be an e-mail address, such as admin@company.example.`);
  }
  const level = env.LOG_LEVEL;
  if (level && !logLevels.includes(level)) {
    throw new Refusal(`LOG_LEVEL is "${level}": it must be one of ${logLevels.join(', ')}.`);
  }
  const stranger = env.TRUSTED_PROXIES?.split(',').find((proxy) => !isNetwork(proxy.trim()));
  if (stranger !== undefined && env.TRUSTED_PROXIES) {
    throw new Refusal(
      `TRUSTED_PROXIES holds "${stranger}": it must be addresses or networks joined by commas, such as 10.0.0.0/8.`,
    );
  }
  const storage = env.STORAGE || 'storage';
  if (storage.startsWith('s3://')) {
    throw new Refusal('STORAGE is a bucket: storing in S3 is not built yet, it must be a folder.');
  }
  const values = {
    ADMIN_EMAIL: email,
    TRUSTED_PROXIES: env.TRUSTED_PROXIES,
    LOG_LEVEL: env.LOG_LEVEL,
    STORAGE: isAbsolute(storage) ? storage : resolve(data, storage),
  };
  return /** @type {Record<string, string>} */ (
    Object.fromEntries(Object.entries(values).filter(([, value]) => value))
  );
}

/** @param {string} text such as 10.0.0.1 or 10.0.0.0/8 */
function isNetwork(text) {
  const [address, bits, ...more] = text.split('/');
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && widest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
}

/** @param {string | undefined} password */
function readAdminPassword(password) {
  if (!password) return undefined;
  if (password.length >= 8 && password.length <= 128) return password;
  throw new Refusal('ADMIN_PASSWORD must have 8 to 128 characters; leave it out for a random one.');
}

/** @param {string[]} args */
function readArguments(args) {
  const settings = { catalogSearch: 0, elasticsearch: false };
  const words = args.flatMap((arg) => arg.split('=', 2));
  while (words.length > 0) {
    const word = words.shift();
    if (word === '--elasticsearch') settings.elasticsearch = true;
    else if (word === '--catalog-search') settings.catalogSearch = readCount(words.shift());
    else
      throw new Refusal(
        `There is no option ${word}; there are --catalog-search <number>, --elasticsearch and --docker.`,
      );
  }
  return settings;
}

/** @param {string | undefined} text */
function readCount(text) {
  if (text && /^([1-9]|1\d|20)$/.test(text)) return Number(text);
  throw new Refusal(
    `--catalog-search takes a number from 1 to 20, not "${text ?? ''}": npm start -- --catalog-search 2.`,
  );
}
