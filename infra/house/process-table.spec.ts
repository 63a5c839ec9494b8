import { expect, it } from '@jest/globals';
import { environmentOf, gatewayEntry, processTable } from './process-table.mjs';

const secrets = {
  ownerPassword: 'owner-secret',
  redisPassword: 'r',
  rolePasswords: { auth: 'auth-secret', training_catalog: 'catalog-secret' },
  brokerPasswords: { auth: 'auth-broker', worker: 'worker-broker', 'catalog-search': 'search-broker', gateway: 'g' },
};
const values = {
  DATABASE_URL: 'postgres://guildhall:owner-secret@127.0.0.1:5000/guildhall',
  REDIS_URL: 'redis://127.0.0.1:5001',
  NATS_URL: 'nats://127.0.0.1:5002',
  SMTP_URL: 'smtp://127.0.0.1:5003',
  PUBLIC_URL: 'http://127.0.0.1:3000',
  PORT: '3000',
  HOST: '127.0.0.1',
  ADMIN_PASSWORD: 'first',
};
const inherited = { PATH: '/bin', DATABASE_URL: 'postgres://elsewhere/x', ADMIN_PASSWORD: 'first', npm_config_x: 'y' };
const entryOf = (instance: string) =>
  [...processTable({ catalogSearch: 2 }), gatewayEntry].find((entry) => entry.instance === instance)!;
const environment = (instance: string) => environmentOf(entryOf(instance), { values, secrets }, inherited);

it('gives a service its own role and its own broker user', () => {
  expect(environment('auth-1')).toMatchObject({
    INSTANCE: 'auth-1',
    NATS_USER: 'auth',
    NATS_PASSWORD: 'auth-broker',
    DATABASE_URL: 'postgres://guildhall_auth:auth-secret@127.0.0.1:5000/guildhall',
    ADMIN_PASSWORD: 'first',
  });
});

it("hands nobody the owner's password, and the administrator's to auth alone", () => {
  const all = [...processTable({ catalogSearch: 1 }), gatewayEntry];
  for (const entry of all) {
    const text = JSON.stringify(environmentOf(entry, { values, secrets }, inherited));
    expect(text).not.toContain('owner-secret');
    if (entry.name !== 'auth') expect(text).not.toContain('ADMIN_PASSWORD');
  }
});

it('keeps what it inherited apart from settings', () => {
  expect(environment('worker-1')).toEqual({
    PATH: '/bin',
    NODE_ENV: 'production',
    INSTANCE: 'worker-1',
    NATS_USER: 'worker',
    NATS_PASSWORD: 'worker-broker',
    NATS_URL: values.NATS_URL,
    REDIS_URL: values.REDIS_URL,
    SMTP_URL: values.SMTP_URL,
  });
});

it("runs as many search replicas as asked for, on the catalogue's role", () => {
  const replicas = processTable({ catalogSearch: 2 }).filter(({ name }) => name === 'catalog-search');
  expect(replicas.map(({ instance }) => instance)).toEqual(['catalog-search-1', 'catalog-search-2']);
  expect(environment('catalog-search-2').DATABASE_URL).toContain('guildhall_training_catalog:catalog-secret@');
  expect(processTable({ catalogSearch: 0 }).some(({ name }) => name === 'catalog-search')).toBe(false);
});

it('uses the user in the address of a broker that was given', () => {
  const given = { ...values, NATS_URL: 'nats://me:pw@nats.example:4222', NATS_IS_GIVEN: 'yes' };
  expect(environmentOf(entryOf('auth-1'), { values: given, secrets }, {})).toMatchObject({
    NATS_USER: 'me',
    NATS_PASSWORD: 'pw',
  });
});
