import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { NatsConnection } from '@nats-io/transport-node';
import type { ProcessName } from '@guildhall/contracts/rpc';
import type { ProcessSettings } from '../config/load-config.js';
import { natsOptions } from '../rpc/nats-options.js';

/** A process' own connection to the broker for events and readiness; apart from that of its RPCs. */
@Injectable()
export class Broker implements OnApplicationShutdown {
  private readonly logger = new Logger(Broker.name);
  private connection: Promise<NatsConnection> | undefined;
  private readonly reconnectWishes: (() => void)[] = [];

  constructor(
    readonly process: ProcessName,
    private readonly settings: ProcessSettings,
  ) {}

  /** The connection; waits for the broker where it is away. */
  async connected(): Promise<NatsConnection> {
    this.connection ??= connect(natsOptions(this.process, this.settings)).then((connection) => {
      void this.followStatus(connection);
      void connection.closed().then((error) => error && this.logger.error(`The connection ended: ${error.message}`));
      return connection;
    });
    return this.connection;
  }

  /** Calls back whenever the broker was away and is there again: it may be another one now, or an emptied one. */
  onReconnect(callBack: () => void): void {
    this.reconnectWishes.push(callBack);
  }

  private async followStatus(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'reconnect') for (const callBack of this.reconnectWishes) callBack();
    }
  }

  async jetstream(timeoutMs: number): Promise<JetStreamClient> {
    return jetstream(await this.connected(), { timeout: timeoutMs });
  }

  async manager(timeoutMs: number): Promise<JetStreamManager> {
    return jetstreamManager(await this.connected(), { timeout: timeoutMs, checkAPI: false });
  }

  async onApplicationShutdown(): Promise<void> {
    const connection = await this.connection?.catch(() => undefined);
    await connection?.close();
  }
}
