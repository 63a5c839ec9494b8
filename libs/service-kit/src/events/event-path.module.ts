import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { ProcessName } from '@guildhall/contracts/rpc';
import type { ProcessSettings } from '../config/load-config.js';
import { Broker } from './broker.js';
import { EventConsumers } from './event-consumers.js';
import { RETRY_PAUSES, retryPausesMs } from './event-path-settings.js';
import { EventStreams } from './event-streams.js';
import { DatabaseInbox, Inbox, NoInbox } from './inbox.js';
import { LISTENER_URL, OutboxListener } from './outbox-listener.js';
import { OutboxRelay } from './outbox-relay.js';
import { OutboxTable } from './outbox-table.js';
import { Outbox, OUTBOX_SCHEMA } from './outbox.js';

/** The event path of one process: telling (with a schema) and hearing. */
@Global()
@Module({})
export class EventPathModule {
  /** For a service with its own schema: outbox, relay, inbox and consumers. */
  static forService(
    process: ProcessName,
    schema: string,
    settings: ProcessSettings & { DATABASE_URL: string },
  ): DynamicModule {
    return {
      module: EventPathModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: Broker, useFactory: () => new Broker(process, settings) },
        { provide: OUTBOX_SCHEMA, useValue: schema },
        { provide: LISTENER_URL, useValue: settings.DATABASE_URL },
        { provide: Inbox, useClass: DatabaseInbox },
        { provide: RETRY_PAUSES, useValue: retryPausesMs },
        EventStreams,
        Outbox,
        OutboxTable,
        OutboxListener,
        OutboxRelay,
        EventConsumers,
      ],
      exports: [Broker, Outbox],
    };
  }

  /** For a process that neither tells nor hears: only its connection to the broker, for readiness. */
  static forReader(process: ProcessName, settings: ProcessSettings): DynamicModule {
    return {
      module: EventPathModule,
      providers: [{ provide: Broker, useFactory: () => new Broker(process, settings) }],
      exports: [Broker],
    };
  }

  /** For a process without rows: it hears, and its effects are idempotent by themselves. */
  static forListener(process: ProcessName, settings: ProcessSettings): DynamicModule {
    return {
      module: EventPathModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: Broker, useFactory: () => new Broker(process, settings) },
        { provide: Inbox, useClass: NoInbox },
        { provide: RETRY_PAUSES, useValue: retryPausesMs },
        EventStreams,
        EventConsumers,
      ],
      exports: [Broker],
    };
  }
}
