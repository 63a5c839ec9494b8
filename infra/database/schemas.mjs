/**
 * The services that own data: the folder of each below `services/` and its schema. The role that reads and writes a
 * schema is called `guildhall_<schema>`.
 */
export const serviceSchemas = [
  { service: 'auth', schema: 'auth' },
  { service: 'marketplace', schema: 'marketplace' },
  { service: 'training-catalog', schema: 'training_catalog' },
  { service: 'messaging', schema: 'messaging' },
  { service: 'gamification', schema: 'gamification' },
];

/**
 * Tables that a service's role may add to and read, but never change or empty.
 * @type {Record<string, string[]>}
 */
export const appendOnlyTables = { auth: ['audit_log'] };

/** What PostgreSQL must bring along; all are among its own contributed modules. */
export const extensions = ['pg_trgm', 'unaccent', 'btree_gist', 'pgcrypto'];

/**
 * The role that reads and writes a schema.
 * @param {string} schema
 */
export function roleOf(schema) {
  return `guildhall_${schema}`;
}

/**
 * A database address with a service's own role in place of the owner's.
 * @param {string} ownerUrl
 * @param {string} schema
 * @param {string} password the role's
 * @returns {string}
 */
export function roleUrl(ownerUrl, schema, password) {
  const url = new URL(ownerUrl);
  url.username = roleOf(schema);
  url.password = encodeURIComponent(password);
  return url.toString();
}
