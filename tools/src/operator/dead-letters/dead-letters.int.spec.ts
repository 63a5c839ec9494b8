import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { jetstream } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import type { NatsConnection } from '@nats-io/transport-node';
import { newId } from '@guildhall/kernel';
import { brokerPermissions } from '@guildhall/contracts/broker';
import { eventHeaders, eventSubject } from '@guildhall/contracts/events';
import type { EventPayload } from '@guildhall/contracts/events';
import { freePort } from '@guildhall/infra/engines/free-port';
import { startNats } from '@guildhall/infra/engines/nats';
import {
  DatabaseModule,
  EventPathModule,
  EventStreams,
  natsOptions,
  ReactsTo,
  RETRY_PAUSES,
  Transactions,
} from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { cloneDatabase } from '@guildhall/testing/engines';
import type { DatabaseClone } from '@guildhall/testing/engines';
import { idleReactions, settled } from '@guildhall/testing/service';
import { DeadLetterBox } from './dead-letter-box.js';
import type { DeadLetter } from './dead-letter-box.js';
import { obey } from './obey.js';

let isDigestible = false;

@Injectable()
@ReactsTo('auth.account_registered')
class WritesAnEffect implements Reaction<'auth.account_registered'> {
  constructor(private readonly transactions: Transactions) {}

  async react({ accountId }: EventPayload<'auth.account_registered'>): Promise<void> {
    await this.transactions.query('INSERT INTO gamification.effects (account_id) VALUES ($1)', [accountId]);
    if (!isDigestible) throw new Error('indigestible');
  }
}

describe('dead letters, on a broker that asks everyone for their own credential', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-dead-letters-'));
  let database: DatabaseClone;
  let nats: Awaited<ReturnType<typeof startNats>>;
  let listener: INestApplicationContext;
  let teller: NatsConnection;
  let operator: NatsConnection;
  let box: DeadLetterBox;

  const as = (user: 'auth' | 'gamification' | 'operator') => ({
    INSTANCE: `${user}-1`,
    LOG_LEVEL: 'error' as const,
    NATS_URL: nats.url,
    NATS_USER: user,
    NATS_PASSWORD: `of ${user}`,
  });

  beforeAll(async () => {
    const users = Object.entries(brokerPermissions()).map(([user, permission]) => ({
      user,
      password: `of ${user}`,
      permission,
    }));
    const port = await freePort();
    [database, nats] = await Promise.all([
      cloneDatabase('gamification'),
      startNats({ folder: join(folder, 'nats'), port, logFile: join(folder, 'log'), users }),
    ]);
    await withOwner((transactions) =>
      transactions.query('CREATE TABLE gamification.effects (account_id uuid NOT NULL)'),
    );
    listener = await startListener();
    // A teller's relay makes the streams; this one has none.
    await listener.get(EventStreams, { strict: false }).ensure();
    [teller, operator] = await Promise.all([
      connect(natsOptions('auth', as('auth'))),
      connect(natsOptions('operator', as('operator'))),
    ]);
    box = await DeadLetterBox.open(operator);
  }, 60_000);

  beforeEach(() => {
    isDigestible = false;
  });

  afterAll(async () => {
    await Promise.all([listener?.close(), teller?.close(), operator?.close()]);
    await Promise.all([database?.drop(), nats?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  async function withOwner<Answer>(work: (transactions: Transactions) => Promise<Answer>): Promise<Answer> {
    @Module({ imports: [DatabaseModule.forSchema('gamification', database.ownerUrl)] })
    class Owner {}
    const owner = await NestFactory.createApplicationContext(Owner, { logger: false });
    try {
      return await work(owner.get(Transactions));
    } finally {
      await owner.close();
    }
  }

  function startListener(): Promise<INestApplicationContext> {
    const settings = { ...as('gamification'), DATABASE_URL: database.ownerUrl };
    const path = EventPathModule.forService('gamification', 'gamification', settings);
    const quick = { provide: RETRY_PAUSES, useValue: [10, 10] };
    path.providers = [...(path.providers ?? []), quick];
    @Module({
      imports: [DatabaseModule.forSchema('gamification', database.ownerUrl), path],
      providers: [WritesAnEffect, ...idleReactions('gamification', ['auth.account_registered'])],
    })
    class Listener {}
    return NestFactory.createApplicationContext(Listener, { logger: false });
  }

  async function tell(eventId: string): Promise<string> {
    const accountId = newId();
    const payload = {
      accountId,
      companyId: newId(),
      companyName: 'A',
      email: 'a@b.example',
      registeredAt: new Date().toISOString(),
    };
    const head = headers();
    head.set(eventHeaders.id, eventId);
    await jetstream(teller).publish(eventSubject('auth.account_registered'), JSON.stringify(payload), {
      headers: head,
      msgID: eventId,
    });
    return accountId;
  }

  async function letters(): Promise<DeadLetter[]> {
    const found: DeadLetter[] = [];
    for await (const letter of box.letters()) found.push(letter);
    return found;
  }

  const letterOf = (eventId: string) =>
    settled('the dead letter', async () => (await letters()).find((letter) => letter.eventId === eventId) ?? null);

  const effectsOn = async (accountId: string): Promise<number> => {
    const rows = await listener
      .get(Transactions)
      .query('SELECT 1 FROM gamification.effects WHERE account_id = $1', [accountId]);
    return rows.length;
  };

  const effectOn = (accountId: string) =>
    settled('the effect', async () => ((await effectsOn(accountId)) > 0 ? true : null));

  it('shows who could not digest what, and why', async () => {
    const eventId = newId();
    const accountId = await tell(eventId);
    const { seq } = await letterOf(eventId);
    const said: string[] = [];
    await obey({ verb: 'show', seq }, box, (text) => said.push(text));
    expect(said.join('')).toMatch(/Listener {4}gamification\nEvent {7}auth\.account_registered\n/);
    expect(said.join('')).toContain('indigestible');
    expect(said.join('')).toContain(`"accountId": "${accountId}"`);
    await obey({ verb: 'list' }, box, (text) => said.push(text));
    expect(said.at(-1)).toBe('1 dead letters\n');
  }, 30_000);

  it('replayed, acts once, though it is replayed twice', async () => {
    const eventId = newId();
    const accountId = await tell(eventId);
    const letter = await letterOf(eventId);
    expect(await effectsOn(accountId)).toBe(0);
    isDigestible = true;
    await box.replay(letter);
    await effectOn(accountId);
    // As if the first replay had been cut off before it threw the letter away.
    await box.replay(letter).catch(() => undefined);
    await effectOn(await tell(newId()));
    expect(await effectsOn(accountId)).toBe(1);
    await expect(box.find(letter.seq)).rejects.toThrow(`There is no dead letter ${letter.seq}`);
  }, 30_000);

  it('still indigestible, becomes a dead letter again', async () => {
    const eventId = newId();
    await tell(eventId);
    const { seq } = await letterOf(eventId);
    await obey({ verb: 'replay', seq }, box, () => undefined);
    const again = await settled(
      'it to come back',
      async () => (await letters()).find((letter) => letter.eventId === eventId && letter.seq > seq) ?? null,
    );
    expect(again.error).toBe('indigestible');
  }, 30_000);

  it('all are told again in one go, and the box is empty', async () => {
    isDigestible = true;
    const said: string[] = [];
    await obey({ verb: 'replay all' }, box, (text) => said.push(text));
    expect(said).toEqual(['2 dead letters told again\n']);
    await obey({ verb: 'list' }, box, (text) => said.push(text));
    expect(said.at(-1)).toBe('There are no dead letters.\n');
  }, 30_000);
});
