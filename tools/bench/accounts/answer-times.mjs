import { randomUUID } from 'node:crypto';
import { drawTable } from '../draw-table.mjs';
import { figuresOf, times as cell } from '../figures.mjs';
import { exchangeAny, jsonRequest } from '../http.mjs';
import { compareAnswers } from './compare-answers.mjs';
import { logIn } from './crowd.mjs';

const times = 200;
const aimMs = 5;

const says = [
  '### Does the time of an answer tell which accounts there are?',
  `Log-ins with a wrong password, and mails for a forgotten one, ${times} times each for what there is and for what there isn't, in`,
  `turn. The aim: the same answer to the letter, and medians within ${aimMs} ms of each other.`,
];

/**
 * @param {string} address of the house
 * @param {import('./crowd.mjs').Member[]} members so many that nobody's log-ins are slowed down
 * @param {import('node:http').Agent} agent
 * @returns {Promise<string>} Markdown
 */
export async function answerTimes(address, members, agent) {
  const strangers = members.map(() => `bench-${randomUUID()}`);
  const one = (/** @type {number} */ at) => at % members.length;
  const wrong = (/** @type {string} */ username) => logIn(address, agent, { username, password: 'a-wrong-password' });
  const url = new URL('/api/auth/forgot-password', address);
  const forgot = (/** @type {string} */ email) =>
    exchangeAny(url, jsonRequest('POST', agent), JSON.stringify({ email }));
  const rows = [];
  for (const { asked, status, known, unknown } of [
    {
      asked: 'log-in',
      status: 401,
      known: (/** @type {number} */ at) => wrong(members[one(at)].username),
      unknown: (/** @type {number} */ at) => wrong(strangers[one(at)]),
    },
    {
      asked: 'forgot password',
      status: 200,
      known: (/** @type {number} */ at) => forgot(members[one(at)].email),
      unknown: (/** @type {number} */ at) => forgot(`${strangers[one(at)]}@shop.example`),
    },
  ]) {
    const first = await known(0);
    if (first.status !== status) throw new Error(`${asked} was answered ${first.status}: ${first.body}`);
    rows.push(row(asked, await compareAnswers({ known, unknown }, times)));
  }
  const heads = ['asked', 'known', 'unknown', 'medians apart, ms', 'same answer', 'kept'];
  return [says[0], says.slice(1).join('\n'), 'Known and unknown: p50 / p95 / p99 in ms.', drawTable(heads, rows)].join(
    '\n\n',
  );
}

/**
 * @param {string} asked
 * @param {Awaited<ReturnType<typeof compareAnswers>>} compared
 */
function row(asked, { known, unknown, alike }) {
  const [one, other] = [known, unknown].map((latencies) => figuresOf({ latencies, seconds: 1 }));
  const apart = Math.abs(one.p50 - other.p50);
  return [
    asked,
    cell(one),
    cell(other),
    apart.toFixed(1),
    alike ? 'yes' : 'no',
    alike && apart <= aimMs ? 'yes' : 'no',
  ];
}
