import { randomUUID } from 'node:crypto';
import { exchangeAny, jsonRequest } from '../http.mjs';

/**
 * @typedef {object} Member
 * @property {string} username
 * @property {string} email
 * @property {string} password
 * @property {string} cookie of its session
 * @property {unknown} account as the house answers it
 */

/**
 * Opens accounts.
 * @param {string} address of the house
 * @param {number} count
 * @param {import('node:http').Agent} agent
 * @returns {Promise<Member[]>}
 */
export async function openAccounts(address, count, agent) {
  const members = [];
  for (let at = 0; at < count; at += 1) members.push(await openAccount(address, agent));
  return members;
}

/** @param {string} address @param {import('node:http').Agent} agent @returns {Promise<Member>} */
async function openAccount(address, agent) {
  const username = `bench-${randomUUID()}`;
  const email = `${username}@shop.example`;
  const password = randomUUID();
  const form = { username, email, password, confirmPassword: password, companyName: 'Bench Tool & Die' };
  const { status, headers, body } = await exchangeAny(
    new URL('/api/auth/register', address),
    jsonRequest('POST', agent),
    JSON.stringify(form),
  );
  if (status !== 201) throw new Error(`A registration was answered ${status}: ${body}`);
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { username, email, password, cookie, account: JSON.parse(String(body)) };
}

/**
 * @param {string} address
 * @param {import('node:http').Agent} agent
 * @param {{ username: string, password: string }} login from a browser that nobody knows
 */
export function logIn(address, agent, { username, password }) {
  const url = new URL('/api/auth/login', address);
  return exchangeAny(url, jsonRequest('POST', agent), JSON.stringify({ username, password }));
}
