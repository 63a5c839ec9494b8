import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { connect } from 'node:net';
import pg from 'pg';

/**
 * What the figures were measured on.
 * @returns {[string, string][]}
 */
export function machine() {
  const cores = cpus();
  return [
    [
      'Machine',
      `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${platform()} ${release()}`,
    ],
    [
      'Load before the start',
      loadavg()
        .map((load) => load.toFixed(1))
        .join(', '),
    ],
  ];
}

/**
 * The versions of what was measured, as each of them says.
 * @param {Record<string, string>} urls of a house's engines
 * @returns {Promise<string>}
 */
export async function versions({ DATABASE_URL, NATS_URL, ELASTICSEARCH_URL }) {
  const said = [
    `Node ${process.versions.node}`,
    `PostgreSQL ${await postgresVersion(DATABASE_URL)}`,
    `NATS ${await natsVersion(NATS_URL)}`,
  ];
  if (ELASTICSEARCH_URL) {
    const { nodes } = await (await fetch(new URL('/_nodes?filter_path=nodes.*.version', ELASTICSEARCH_URL))).json();
    said.push(`Elasticsearch ${/** @type {{ version: string }[]} */ (Object.values(nodes))[0].version}`);
  }
  return said.join(', ');
}

/** @param {string} url */
async function postgresVersion(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('show server_version')).rows[0].server_version;
  } finally {
    await client.end();
  }
}

/** The broker greets everybody with its version. @param {string} url @returns {Promise<string>} */
function natsVersion(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(/"version":"([^"]+)"/.exec(String(data))?.[1] ?? 'unknown');
    });
  });
}
