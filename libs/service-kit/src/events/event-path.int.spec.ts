import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { newId } from '@guildhall/kernel';
import { deadLetterSubject, streams } from '@guildhall/contracts/events';
import type { EventPayload } from '@guildhall/contracts/events';
import { cloneDatabase, startOwnNats } from '@guildhall/testing/engines';
import type { DatabaseClone, OwnEngine } from '@guildhall/testing/engines';
import { idleReactions } from '@guildhall/testing/service';
import pg from 'pg';
import { DatabaseModule } from '../database/database.module.js';
import { Transactions } from '../database/transactions.js';
import { Broker } from './broker.js';
import { RETRY_PAUSES } from './event-path-settings.js';
import { EventPathModule } from './event-path.module.js';
import { Outbox } from './outbox.js';
import { ReactsTo } from './reaction.js';
import type { HeardEvent, Reaction } from './reaction.js';

/** What the reaction of these tests is to do with the next events. */
let mood: 'writes' | 'fails twice' | 'always fails' = 'writes';
let failures = 0;

@Injectable()
@ReactsTo('auth.account_registered')
class WritesAnEffect implements Reaction<'auth.account_registered'> {
  constructor(private readonly transactions: Transactions) {}

  async react({ accountId }: EventPayload<'auth.account_registered'>, event: HeardEvent): Promise<void> {
    await this.transactions.query('INSERT INTO gamification.effects (account_id, event_id) VALUES ($1, $2)', [
      accountId,
      event.id,
    ]);
    if (mood === 'always fails' || (mood === 'fails twice' && failures++ < 2)) throw new Error('indigestible');
  }
}

describe('the event path', () => {
  let database: DatabaseClone;
  let nats: OwnEngine;
  let owner: pg.Pool;
  let teller: INestApplicationContext;
  let listener: INestApplicationContext;

  beforeAll(async () => {
    [database, nats] = await Promise.all([cloneDatabase('auth'), startOwnNats()]);
    owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
    owner.on('error', () => undefined);
    await owner.query('CREATE TABLE gamification.effects (account_id uuid NOT NULL, event_id uuid NOT NULL)');
  });

  beforeEach(async () => {
    mood = 'writes';
    failures = 0;
    await owner.query('TRUNCATE gamification.effects');
    teller = await start('auth', 'auth', idleReactions('auth'));
    listener = await start('gamification', 'gamification', [
      WritesAnEffect,
      ...idleReactions('gamification', ['auth.account_registered']),
    ]);
  });

  afterEach(async () => {
    await Promise.all([teller?.close(), listener?.close()]);
  });

  afterAll(async () => {
    await owner?.end();
    await Promise.all([database?.drop(), nats?.stop()]);
  });

  async function start(process: 'auth' | 'gamification', schema: string, reactions: Type<Reaction>[]) {
    const settings = {
      INSTANCE: `${process}-1`,
      LOG_LEVEL: 'error' as const,
      NATS_URL: nats.url,
      DATABASE_URL: database.ownerUrl,
    };
    const path = EventPathModule.forService(process, schema, settings);
    path.providers = path.providers!.map((provider) =>
      typeof provider === 'object' && 'provide' in provider && provider.provide === RETRY_PAUSES
        ? { provide: RETRY_PAUSES, useValue: [20, 50, 100] }
        : provider,
    );
    @Module({ imports: [DatabaseModule.forSchema(schema, database.ownerUrl), path], providers: reactions })
    class Process {}
    return NestFactory.createApplicationContext(Process, { logger: false });
  }

  const tell = async (count: number) => {
    const outbox = teller.get(Outbox);
    const accounts = Array.from({ length: count }, () => newId());
    for (const accountId of accounts) {
      await outbox.tell('auth.account_registered', {
        accountId,
        companyId: newId(),
        companyName: 'A',
        email: 'a@b.example',
        registeredAt: new Date().toISOString(),
      });
    }
    return accounts;
  };

  const effects = async () =>
    (await owner.query<{ account_id: string }>('SELECT account_id FROM gamification.effects')).rows.map(
      (row) => row.account_id,
    );

  async function until(count: number, withinMs = 20_000) {
    const end = Date.now() + withinMs;
    while (Date.now() < end && (await effects()).length < count)
      await new Promise((resolve) => setTimeout(resolve, 50));
    // A doubled effect would come a little later.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return (await effects()).sort();
  }

  it('carries each told event to one effect', async () => {
    const accounts = await tell(50);
    expect(await until(50)).toEqual(accounts.sort());
  });

  it('tells nothing of a transaction that was rolled back', async () => {
    await expect(
      teller.get(Transactions).run(async () => {
        await tell(1);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const [after] = await tell(1);
    expect(await until(1)).toEqual([after]);
  });

  it('doubles no effect when every row is told a second time', async () => {
    const accounts = await tell(50);
    await until(50);
    // As if the relay had died after publishing; beyond the broker's own window of duplicates.
    await owner.query('UPDATE auth.outbox SET sent_at = NULL, claimed_until = NULL');
    await nats.restart({ emptied: true });
    const [last] = await tell(1);
    expect(await until(51)).toEqual([...accounts, last].sort());
  }, 40_000);

  it('loses and doubles nothing when the broker is killed and its store deleted in mid-stream', async () => {
    const telling = tell(300);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await nats.restart({ emptied: true });
    const accounts = await telling;
    await nats.restart({ emptied: true });
    expect(await until(300, 30_000)).toEqual(accounts.sort());
  }, 60_000);

  it('tells again what an absent listener had not heard when the broker was emptied', async () => {
    await listener.close();
    const accounts = await tell(20);
    const unsent = async () =>
      (await owner.query<{ n: number }>('SELECT count(*)::int AS n FROM auth.outbox WHERE sent_at IS NULL')).rows[0]?.n;
    while ((await unsent()) !== 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await nats.restart({ emptied: true });
    listener = await start('gamification', 'gamification', [
      WritesAnEffect,
      ...idleReactions('gamification', ['auth.account_registered']),
    ]);
    expect(await until(20)).toEqual(accounts.sort());
  }, 40_000);

  it('gives an event that fails another try, without half an effect of the first ones', async () => {
    mood = 'fails twice';
    const accounts = await tell(1);
    expect(await until(1)).toEqual(accounts);
  });

  it('sets an indigestible event aside with its reason, and lets the others pass', async () => {
    mood = 'always fails';
    await tell(1);
    const manager = await listener.get(Broker).manager(2000);
    const subject = deadLetterSubject('gamification', 'auth.account_registered');
    const letter = async () =>
      manager.streams.getMessage(streams.deadLetters, { last_by_subj: subject }).catch(() => null);
    let found = await letter();
    for (const end = Date.now() + 10_000; !found && Date.now() < end; found = await letter())
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(found?.header.get('guildhall-error')).toBe('indigestible');
    expect(found?.header.get('guildhall-attempts')).toBe('4');
    mood = 'writes';
    const [next] = await tell(1);
    expect(await until(1)).toEqual([next]);
  }, 30_000);

  it('survives a restart of every connection to PostgreSQL', async () => {
    await tell(5);
    await until(5);
    await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await new Promise((resolve) => setTimeout(resolve, 700));
    await tell(5);
    expect(await until(10)).toHaveLength(10);
  }, 30_000);
});
