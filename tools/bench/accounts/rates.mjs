import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { verify } from '@node-rs/argon2';
import { drawTable } from '../draw-table.mjs';
import { figuresOf, times, together } from '../figures.mjs';
import { exchange, jsonRequest } from '../http.mjs';
import { measureSideBySide } from '../measure.mjs';
import { openBareRoute } from '../open-bare-route.mjs';
import { logIn } from './crowd.mjs';

const says = [
  '### Log-ins, and who is signed in',
  'A log-in with the right password through the whole path, the check of a password of that cost alone (in the measuring process),',
  'and a bare Fastify route that reads the same form and answers the same JSON; `GET /api/auth/user` through the whole path, and a',
  'bare route that answers the same JSON.',
];

/** @typedef {{ asked: string, targets: import('../measure.mjs').Asked[], loads: { clients: number, requests: number }[] }} Bench */

/**
 * @param {string} address of the house
 * @param {import('./crowd.mjs').Member[]} members
 * @param {import('node:http').Agent} agent
 * @param {number} rounds
 * @returns {Promise<string>} Markdown
 */
export async function rates(address, members, agent, rounds) {
  const bare = await openBareRoute([members[0].account]);
  try {
    const rows = [];
    for (const { asked, targets, loads } of await benches(address, bare.address, members, agent)) {
      await measureSideBySide(targets, { texts: 1, rounds: 1, clients: 10, requests: 50 });
      for (const load of loads) {
        const samples = await measureSideBySide(targets, { texts: 1, rounds, ...load });
        for (const [at, { name }] of targets.entries()) {
          const figures = figuresOf(together(samples[at]));
          rows.push([`${asked}, ${name}`, String(load.clients), times(figures), figures.perSecond.toFixed(0)]);
        }
      }
    }
    const heads = ['asked', 'clients', 'p50 / p95 / p99 in ms', 'per second'];
    return [says[0], says.slice(1).join('\n'), drawTable(heads, rows)].join('\n\n');
  } finally {
    await bare.close();
  }
}

/**
 * @param {string} address
 * @param {string} bareAddress
 * @param {import('./crowd.mjs').Member[]} members
 * @param {import('node:http').Agent} agent
 * @returns {Promise<Bench[]>}
 */
async function benches(address, bareAddress, members, agent) {
  let turn = 0;
  const next = () => members[turn++ % members.length];
  const bareUrl = new URL('/?text=0', bareAddress);
  const userUrl = new URL('/api/auth/user', address);
  const [{ username, password }] = members;
  const hashed = await hashOf(password);
  return [
    {
      asked: 'log-in',
      targets: [
        { name: 'whole path', ask: () => mustBeIn(logIn(address, agent, next())) },
        { name: 'the check alone', ask: () => verify(hashed, password) },
        {
          name: 'bare route',
          ask: () => exchange(bareUrl, jsonRequest('POST', agent), JSON.stringify({ username, password })),
        },
      ],
      loads: [
        { clients: 1, requests: 20 },
        { clients: 10, requests: 40 },
      ],
    },
    {
      asked: 'signed-in user',
      targets: [
        { name: 'whole path', ask: () => exchange(userUrl, jsonRequest('GET', agent, next().cookie)) },
        { name: 'bare route', ask: () => exchange(bareUrl, jsonRequest('GET', agent)) },
      ],
      loads: [
        { clients: 1, requests: 200 },
        { clients: 10, requests: 500 },
      ],
    },
  ];
}

/** A hash as the auth service makes it, with what it costs. @param {string} password @returns {Promise<string>} */
async function hashOf(password) {
  const file = join(projectRoot, 'services/auth/dist/credentials/password-hasher.js');
  const { PasswordHasher } = await import(pathToFileURL(file).href);
  return new PasswordHasher().hash(password);
}

/** @param {Promise<import('../http.mjs').Answer>} answered */
async function mustBeIn(answered) {
  const { status, body } = await answered;
  if (status !== 200) throw new Error(`A log-in was answered ${status}: ${body}`);
}
