import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamicModule, INestMicroservice, Type } from '@nestjs/common';
import { jetstream } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import { newId } from '@guildhall/kernel';
import { eventHeaders, eventSubject } from '@guildhall/contracts/events';
import type { EventName, EventPayload } from '@guildhall/contracts/events';
import type { Caller, Origin, ProcessName, RpcName, RpcOutput, RpcQuestion } from '@guildhall/contracts/rpc';
import {
  EventStreams,
  RpcClient,
  runService,
  ServiceKitModule,
  StorageModule,
  Transactions,
  withContext,
} from '@guildhall/service-kit';
import { cloneDatabase, startOwnNats } from '../engines/index.js';
import { settled } from './settled.js';

/** A whole service within the test's own process: on a cloned database and a broker that nobody else uses. */
export interface OwnService {
  /** One of its providers. */
  get<Provider>(type: Type<Provider> | symbol): Provider;
  /** Asks it over the broker, as the gateway does. */
  ask<Name extends RpcName>(
    caller: Caller,
    name: Name,
    input: RpcQuestion<Name>,
    origin?: Origin,
  ): Promise<RpcOutput<Name>>;
  /** Tells an event over the broker and answers its id; the same id again is the same event told twice. */
  tell<Name extends EventName>(name: Name, payload: EventPayload<Name>, eventId?: string): Promise<string>;
  /** Waits until these events have been heard to the end. */
  heard(...eventIds: string[]): Promise<void>;
  /** Runs one SQL statement as the service's own role. */
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Address of its broker: other processes of the house can join it there. */
  brokerUrl: string;
  stop(): Promise<void>;
}

/** Runs a service out of its rooms, such as `[PointsModule]`. */
export async function runOwnService(
  process: ProcessName,
  schema: string,
  rooms: (Type | DynamicModule)[],
): Promise<OwnService> {
  const [database, broker] = await Promise.all([cloneDatabase(process), startOwnNats()]);
  const settings = {
    INSTANCE: `${process}-1`,
    LOG_LEVEL: 'error' as const,
    NATS_URL: broker.url,
    DATABASE_URL: database.url,
  };
  const files = mkdtempSync(join(tmpdir(), 'guildhall-files-'));
  const kit = ServiceKitModule.forService(process, schema, settings);
  class House {}
  const module = { module: House, imports: [kit, StorageModule.forFolder(files), ...rooms] };
  const service = await runService({ process, module, settings });
  const outside = await connect({ servers: broker.url });
  const get = <Provider>(type: Type<Provider> | symbol) => service.get<Provider>(type, { strict: false });
  // The service makes them by itself, a moment after it has started: a test may tell something sooner.
  await get(EventStreams).ensure();
  const rows = <Row>(sql: string, values: unknown[] = []) => get(Transactions).query<Row>(sql, values);
  return {
    get,
    rows,
    brokerUrl: broker.url,
    ask: (caller, name, input, origin) =>
      withContext({ caller, requestId: newId(), origin }, () => get(RpcClient).call(name, input)),
    async tell(name, payload, eventId = newId()) {
      const head = headers();
      head.set(eventHeaders.id, eventId);
      // A message id of its own each time: the broker's own eye for doubles must not help.
      await jetstream(outside).publish(eventSubject(name), JSON.stringify(payload), { headers: head, msgID: newId() });
      return eventId;
    },
    async heard(...eventIds) {
      const wanted = [...new Set(eventIds)];
      await settled('events to be heard', async () => {
        const found = await rows('SELECT event_id FROM inbox WHERE event_id = ANY($1)', [wanted]);
        return found.length === wanted.length ? true : null;
      });
    },
    async stop() {
      await stopAll(service, outside, database, broker);
      rmSync(files, { recursive: true, force: true });
    },
  };
}

async function stopAll(
  service: INestMicroservice,
  outside: { close(): Promise<void> },
  database: { drop(): Promise<void> },
  broker: { stop(): Promise<void> },
): Promise<void> {
  await outside.close();
  await service.close();
  await Promise.all([database.drop(), broker.stop()]);
}
