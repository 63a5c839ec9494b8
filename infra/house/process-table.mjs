import { roleUrl } from '../database/schemas.mjs';

/**
 * @typedef {object} ProcessEntry
 * @property {string} name also its NATS user
 * @property {string} instance
 * @property {string} script path from the project's root
 * @property {string} [schema] the schema whose role it is
 * @property {string[]} variables which of the house's addresses and settings it gets besides its own
 */

/**
 * The processes of the house. The gateway is not among them: it starts last and stops first.
 * @param {{ catalogSearch: number }} settings
 * @returns {ProcessEntry[]}
 */
export function processTable({ catalogSearch }) {
  const search = ['ELASTICSEARCH_URL'];
  return [
    { ...entry('auth', 1), schema: 'auth', variables: ['REDIS_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'STORAGE'] },
    { ...entry('marketplace', 1), schema: 'marketplace', variables: [] },
    { ...entry('training-catalog', 1), schema: 'training_catalog', variables: search },
    { ...entry('messaging', 1), schema: 'messaging', variables: ['PUBLIC_URL', 'ADMIN_EMAIL'] },
    { ...entry('gamification', 1), schema: 'gamification', variables: [] },
    { ...entry('worker', 1), variables: ['REDIS_URL', 'SMTP_URL'] },
    ...Array.from({ length: catalogSearch }, (_, index) => ({
      ...entry('catalog-search', index + 1),
      script: 'services/training-catalog/dist/search.main.js',
      schema: 'training_catalog',
      variables: search,
    })),
  ];
}

/** The only door. @type {ProcessEntry} */
export const gatewayEntry = {
  name: 'gateway',
  instance: 'gateway-1',
  script: 'gateway/dist/main.js',
  variables: ['REDIS_URL', 'PUBLIC_URL', 'HOST', 'PORT', 'TRUSTED_PROXIES', 'STORAGE'],
};

/** @param {string} name @param {number} number */
function entry(name, number) {
  return { name, instance: `${name}-${number}`, script: `services/${name}/dist/main.js` };
}

/**
 * The whole environment of one process: what the launcher inherited, without the house's own settings, and then only
 * those this process is to know.
 * @param {ProcessEntry} entry
 * @param {object} house
 * @param {Record<string, string>} house.values every address and setting by variable; DATABASE_URL is the owner's
 * @param {import('./secrets.mjs').Secrets} house.secrets
 * @param {NodeJS.ProcessEnv} inherited
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf(entry, { values, secrets }, inherited) {
  const own = ['NATS_URL', 'LOG_LEVEL', ...entry.variables].filter((name) => values[name]);
  const database = entry.schema
    ? { DATABASE_URL: roleUrl(values.DATABASE_URL, entry.schema, secrets.rolePasswords[entry.schema]) }
    : {};
  return {
    ...withoutSettings(inherited),
    NODE_ENV: inherited.NODE_ENV || 'production',
    INSTANCE: entry.instance,
    ...brokerCredential(entry.name, values, secrets),
    ...Object.fromEntries(own.map((name) => [name, values[name]])),
    ...database,
  };
}

/**
 * A broker of somebody else's has the user its address names; ours has one per process.
 * @param {string} name
 * @param {Record<string, string>} values
 * @param {import('./secrets.mjs').Secrets} secrets
 */
export function brokerCredential(name, values, secrets) {
  if (!values.NATS_IS_GIVEN) return { NATS_USER: name, NATS_PASSWORD: secrets.brokerPasswords[name] };
  const { username, password } = new URL(values.NATS_URL);
  return username ? { NATS_USER: decodeURIComponent(username), NATS_PASSWORD: decodeURIComponent(password) } : {};
}

const settingNames =
  /^(PORT|HOST|INSTANCE|STORAGE|LOG_LEVEL|TRUSTED_PROXIES|ADMIN_(EMAIL|PASSWORD)|NATS_(USER|PASSWORD)|PUBLIC_URL|GUILDHALL_.*|(DATABASE|REDIS|NATS|ELASTICSEARCH|SMTP)_URL|npm_.*)$/;

/** @param {NodeJS.ProcessEnv} env */
function withoutSettings(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settingNames.test(name)));
}
