/**
 * @typedef {object} Permission
 * @property {string[]} publish subjects it may publish to
 * @property {string[]} subscribe subjects it may subscribe to
 * @property {boolean} allowResponses whether it may answer requests it was sent
 */
/** @typedef {{ user: string, password: string, permission?: Permission }} BrokerUser without a permission: may do all */

/**
 * Writes the configuration of a NATS server with JetStream and one user per process.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.storeFolder
 * @param {BrokerUser[]} [options.users] none: everyone on loopback may connect
 * @returns {string}
 */
export function natsConfig({ port, storeFolder, users = [] }) {
  return [
    'host: "127.0.0.1"',
    `port: ${port}`,
    'max_payload: 1MB',
    'jetstream {',
    `  store_dir: ${quoted(storeFolder)}`,
    '  max_mem: 256MB',
    '  max_file: 8GB',
    '}',
    ...(users.length > 0 ? ['authorization {', '  users = [', ...users.map(userLine), '  ]', '}'] : []),
    '',
  ].join('\n');
}

/** @param {BrokerUser} entry */
function userLine({ user, password, permission }) {
  const credentials = `user: ${quoted(user)}, password: ${quoted(password)}`;
  if (!permission) return `    { ${credentials} }`;
  return `    { ${credentials}, permissions: { ${permissionParts(permission).join(', ')} } }`;
}

/** @param {Permission} permission */
function permissionParts({ publish, subscribe, allowResponses }) {
  return [
    `publish: ${allowed(publish)}`,
    `subscribe: ${allowed(subscribe)}`,
    ...(allowResponses ? ['allow_responses: true'] : []),
  ];
}

/**
 * An empty list of allowed subjects would mean "everything" to the server.
 * @param {string[]} subjects
 */
function allowed(subjects) {
  if (subjects.length === 0) return '{ deny: [">"] }';
  return `{ allow: [${subjects.map(quoted).join(', ')}] }`;
}

/** @param {string} text */
function quoted(text) {
  return JSON.stringify(text);
}
