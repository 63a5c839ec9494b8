import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { adminPassword } from '../houses/own-house.mjs';

/**
 * @typedef {object} Person
 * @property {string} username
 * @property {string} password
 * @property {string} cookie
 * @property {string} id
 * @property {string} companyId
 * @property {string} email
 * @property {string} [logo] its name
 */

/** @param {string} address of the house @returns {Promise<Person>} */
export async function logInAsAdmin(address) {
  const login = { username: 'admin', password: adminPassword };
  return signedIn(await send(address, 'POST', '/api/auth/login', { json: login }), login.password);
}

/** A member with a logo. @param {string} address @returns {Promise<Person>} */
export async function buildMember(address) {
  const username = `fuzz-${randomUUID()}`;
  const password = randomUUID();
  const form = {
    username,
    email: `${username}@shop.example`,
    password,
    confirmPassword: password,
    companyName: 'Fuzz',
  };
  const member = await signedIn(await send(address, 'POST', '/api/auth/register', { json: form }), password);
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const upload = new FormData();
  upload.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png');
  const { logoUrl } = await (
    await send(address, 'POST', '/api/users/upload-logo', { form: upload, cookie: member.cookie })
  ).json();
  return { ...member, logo: logoUrl.split('/').at(-1) };
}

/**
 * What is there to ask for: a few of everything that has an id.
 * @param {string} address
 * @param {Person} admin
 * @param {Person[]} members
 * @returns {Promise<import('./settings.mjs').Known>}
 */
export async function findKnown(address, admin, members) {
  const request = {
    companyName: 'Fuzz',
    contactName: 'Fuzz',
    email: members[0].email,
    trainingNeeds: 'Somebody who can set up a lathe',
    skillsNeeded: 'Turning',
    industry: 'Metal Fabrication',
    contactConsent: true,
  };
  await send(address, 'POST', '/api/training/request', { json: request });
  const everyone = [admin, ...members];
  const ids = {
    'users.': everyone.map(({ id }) => id),
    'admin.accounts.': everyone.map(({ id }) => id),
    'companies.': everyone.map(({ companyId }) => companyId),
    'training.': await idsOf(address, '/api/training'),
    'resources.': await idsOf(address, '/api/v1/resources'),
    'admin.requests.': await idsOf(address, '/api/v1/admin/training-requests', admin),
    'user.sessions.': (
      await Promise.all(everyone.map((person) => idsOf(address, '/api/user/sessions', person)))
    ).flat(),
  };
  const kinds = Object.entries(ids).filter(([, some]) => some.length > 0);
  return {
    ids: { '': kinds.flatMap(([, some]) => some.slice(0, 3)), ...Object.fromEntries(kinds) },
    logos: members.flatMap(({ logo }) => logo ?? []),
    emails: [...everyone.map(({ email }) => email), 'nobody@shop.example'],
  };
}

/**
 * Every `id` in an answer, wherever it stands.
 * @param {string} address
 * @param {string} path
 * @param {Person} [person]
 * @returns {Promise<string[]>}
 */
async function idsOf(address, path, person) {
  const answer = await (await send(address, 'GET', path, { cookie: person?.cookie })).text();
  return [...answer.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
}

/** @param {Response} answer @param {string} password @returns {Promise<Person>} */
async function signedIn(answer, password) {
  const { id, companyId, username, email } = await answer.json();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id, companyId, username, email, password, cookie };
}

/**
 * @param {string} address
 * @param {string} method
 * @param {string} path
 * @param {{ json?: unknown, form?: FormData, cookie?: string }} carries
 * @returns {Promise<Response>} throws at a refusal
 */
async function send(address, method, path, { json, form, cookie }) {
  const answer = await fetch(address + path, {
    method,
    headers: { ...(json ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) },
    body: form ?? (json ? JSON.stringify(json) : undefined),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
