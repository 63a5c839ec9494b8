import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstream } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import type { NatsConnection } from '@nats-io/transport-node';
import { Queue } from 'bullmq';
import pg from 'pg';
import { createClient } from 'redis';
import { SMTPServer } from 'smtp-server';
import { newId } from '@guildhall/kernel';
import { eventHeaders, eventSubject } from '@guildhall/contracts/events';
import { queueNames } from '@guildhall/contracts/jobs';
import { cloneDatabase, startOwnNats, startOwnRedis, testEngines } from '@guildhall/testing/engines';
import type { DatabaseClone, OwnEngine } from '@guildhall/testing/engines';
import { settled, spawnProcess } from '@guildhall/testing/service';
import type { OwnProcess } from '@guildhall/testing/service';

let database: DatabaseClone;
let broker: OwnEngine;
let redis: OwnEngine;
let messaging: OwnProcess;
let worker: OwnProcess;
let auth: NatsConnection;
let client: pg.Client;

beforeAll(async () => {
  [database, broker, redis] = await Promise.all([cloneDatabase('messaging'), startOwnNats(), startOwnRedis()]);
  [messaging, worker] = await Promise.all([
    spawnProcess('messaging', { NATS_URL: broker.url, DATABASE_URL: database.url, MAIL_LEASE_SECONDS: '12' }),
    spawnProcess('worker', {
      NATS_URL: broker.url,
      REDIS_URL: redis.url,
      SMTP_URL: testEngines().urls.SMTP_URL,
      MAIL_SWEEP_SECONDS: '2',
    }),
  ]);
  auth = await connect({ servers: broker.url, maxReconnectAttempts: -1 });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, 60_000);

afterAll(async () => {
  await Promise.all([auth?.close(), client?.end()]);
  await Promise.all([messaging?.stop(), worker?.stop()]);
  await Promise.all([database?.drop(), broker?.stop(), redis?.stop()]);
}, 30_000);

const rows = async <Row extends object>(sql: string, values: unknown[]) => (await client.query<Row>(sql, values)).rows;
const mailIdsOf = (email: string) => rows<{ id: string }>('SELECT id FROM mails WHERE recipient = $1', [email]);

/** An account registers; answers its address. */
async function register(): Promise<string> {
  const email = `${newId()}@shop.example`;
  const payload = {
    accountId: newId(),
    companyId: newId(),
    companyName: 'Badger Tool',
    email,
    registeredAt: new Date().toISOString(),
  };
  const head = headers();
  head.set(eventHeaders.id, newId());
  await jetstream(auth).publish(eventSubject('auth.account_registered'), JSON.stringify(payload), { headers: head });
  return email;
}

/** A mail that is written but told to nobody, as after a loss of everything but PostgreSQL; answers its address. */
async function writeUntold(): Promise<string> {
  const email = `${newId()}@shop.example`;
  await rows(
    `INSERT INTO mails (id, template, recipient, event, facts, status, "dueAt", "createdAt") VALUES ($1, 'welcome', $2, $3, $4, 'written', now(), now())`,
    [newId(), email, newId(), { companyName: 'Badger Tool' }],
  );
  return email;
}

async function mailsTo(email: string): Promise<{ messageId: string }[]> {
  return (await fetch(`${testEngines().mailInbox}/api/mails?to=${email}`)).json() as Promise<{ messageId: string }[]>;
}

/** A mail server that answers only once `take` has seen the recipient. */
async function openMailServer(take: (recipient: string) => Promise<void>): Promise<{ url: string; close: () => void }> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, callback) => {
      stream.resume().on('end', () => void take(session.envelope.rcptTo[0]?.address ?? '').then(() => callback()));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Waits until PostgreSQL knows all these mails as sent. */
async function sent(emails: string[], patienceMs = 20_000): Promise<void> {
  const question = `SELECT count(*)::int AS n FROM mails WHERE recipient = ANY($1) AND status = 'sent'`;
  await settled(
    'mails to be sent',
    async () => ((await rows<{ n: number }>(question, [emails]))[0]?.n === emails.length ? true : null),
    patienceMs,
  );
}

const counts = async (emails: string[]) => (await Promise.all(emails.map(mailsTo))).map((mails) => mails.length);
const times = (count: number, work: () => Promise<string>) => Promise.all(Array.from({ length: count }, work));

describe('the welcome mail', () => {
  it('is sent within seconds of the registration, under the Message-ID of its row', async () => {
    const email = await register();
    await sent([email]);
    const [row] = await mailIdsOf(email);
    expect(await mailsTo(email)).toEqual([expect.objectContaining({ messageId: `<${row?.id}@guildhall.example>` })]);
  });

  it('is sent once, however often its job is run', async () => {
    const email = await register();
    const { id: mailId } = await settled('the row', async () => (await mailIdsOf(email))[0] ?? null);
    const connection = createClient({ url: redis.url }).on('error', () => undefined);
    const queue = new Queue(queueNames[0], { connection });
    const add = () =>
      queue.add('mail.send', { payload: { mailId }, requestId: null }, { jobId: newId(), removeOnComplete: true });
    await Promise.all(Array.from({ length: 20 }, add));
    await settled('the queue to run empty', async () =>
      (await queue.getJobCountByTypes('waiting', 'active')) === 0 ? true : null,
    );
    await queue.close();
    connection.destroy();
    await sent([email]);
    expect(await counts([email])).toEqual([1]);
  });
});

describe('after a fault', () => {
  it('finds mails that nobody told it of, once Redis was emptied', async () => {
    const emails = await times(5, writeUntold);
    const emptying = await createClient({ url: redis.url })
      .on('error', () => undefined)
      .connect();
    await emptying.flushAll();
    emptying.destroy();
    await sent(emails);
    expect(await counts(emails)).toEqual(emails.map(() => 1));
  }, 40_000);

  it('sends what was written while Redis was away and came back empty', async () => {
    await redis.kill();
    const emails = await times(20, register);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await redis.restart({ emptied: true });
    await sent(emails);
    expect(await counts(emails)).toEqual(emails.map(() => 1));
  }, 40_000);

  it('loses no mail when the worker is killed, and doubles one at the most, under the same Message-ID', async () => {
    const registering = times(60, register);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await worker.kill();
    const emails = await registering;
    await worker.restart();
    await sent(emails, 45_000);
    const mails = await Promise.all(emails.map(mailsTo));
    expect(mails.filter((list) => list.length === 0)).toEqual([]);
    expect(mails.flat().length).toBeLessThanOrEqual(emails.length + 1);
    expect(new Set(mails.flat().map(({ messageId }) => messageId)).size).toBe(emails.length);
  }, 60_000);

  it('sends once though messaging is killed between claim and settlement', async () => {
    await worker.end();
    const taken: string[] = [];
    const server = await openMailServer(async (recipient) => {
      taken.push(recipient);
      if (taken.length === 1) await messaging.kill();
    });
    const slow = await spawnProcess('worker', {
      NATS_URL: broker.url,
      REDIS_URL: redis.url,
      SMTP_URL: server.url,
      MAIL_SWEEP_SECONDS: '2',
    });
    try {
      const email = await register();
      await settled('the mail to be taken', () => Promise.resolve(taken.length > 0 ? true : null));
      await messaging.restart();
      await sent([email], 30_000);
      expect(taken).toEqual([email]);
    } finally {
      await slow.stop();
      server.close();
    }
    await worker.restart();
  }, 90_000);
});

describe('its end', () => {
  it('is graceful within seconds, also with Redis away', async () => {
    await redis.kill();
    const started = Date.now();
    expect(await worker.end()).toMatch(/ended with code 0|was ended by SIGTERM/);
    expect(Date.now() - started).toBeLessThan(9000);
    await redis.restart();
    await worker.restart();
  }, 30_000);
});
