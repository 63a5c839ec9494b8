import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { eventHeaders, eventsToldBy, eventSubject } from '@guildhall/contracts/events';
import type { JetStreamClient } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { Broker } from './broker.js';
import { eventPath } from './event-path-settings.js';
import { EventStreams } from './event-streams.js';
import { OutboxListener } from './outbox-listener.js';
import { OutboxTable } from './outbox-table.js';
import type { OutboxRow } from './outbox-table.js';

/**
 * Carries committed events from the outbox to the broker: woken by NOTIFY, with a poll as a net.
 * Rows are published outside any transaction and marked only after the broker confirmed them.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private stopped = false;
  /** Until when the stream that was met is trusted to be the one that is there. */
  private streamKnownUntil = 0;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly broker: Broker,
    private readonly streams: EventStreams,
    private readonly table: OutboxTable,
    private readonly listener: OutboxListener,
  ) {}

  onApplicationBootstrap(): void {
    // Who has nothing to tell has no business, and no right, at the stream.
    if (eventsToldBy(this.broker.process).length === 0) return;
    this.listener.start();
    this.broker.onReconnect(() => {
      this.streamKnownUntil = 0;
      this.listener.ring();
    });
    this.work = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.listener.stop();
    await this.work;
  }

  private async run(): Promise<void> {
    let nextTidying = Date.now() + 60_000;
    while (!this.stopped) {
      let pause: number;
      try {
        const relayed = await this.relayOnce();
        pause = relayed > 0 ? 0 : eventPath.relayPollMs;
        if (Date.now() > nextTidying) {
          nextTidying = Date.now() + 3_600_000;
          await this.table.forgetOld();
        }
      } catch (error) {
        this.streamKnownUntil = 0;
        pause = 250;
        if (!this.stopped)
          this.logger.warn(`Events wait in the outbox: ${error instanceof Error ? error.message : String(error)}`);
      }
      if (pause > 0 && !this.stopped) await this.listener.next(pause);
    }
  }

  private async relayOnce(): Promise<number> {
    if (Date.now() > this.streamKnownUntil) await this.meetStream();
    const rows = await this.table.claim();
    if (rows.length === 0) return 0;
    const client = await this.broker.jetstream(eventPath.publishTimeoutMs);
    const outcomes = await Promise.allSettled(rows.map((row) => this.publish(client, row)));
    const sent = rows.filter((_, i) => outcomes[i]?.status === 'fulfilled').map((row) => row.id);
    const failed = rows.filter((_, i) => outcomes[i]?.status === 'rejected').map((row) => row.id);
    if (sent.length > 0) await this.table.markSent(sent);
    if (failed.length > 0) {
      await this.table.release(failed);
      throw (outcomes.find((outcome) => outcome.status === 'rejected') as PromiseRejectedResult).reason;
    }
    return sent.length;
  }

  private async meetStream(): Promise<void> {
    const retold = await this.table.adoptStream(await this.streams.ensure());
    if (retold > 0) this.logger.warn(`The broker's store is new: ${retold} kept events are told again`);
    this.streamKnownUntil = Date.now() + eventPath.streamCheckMs;
  }

  private async publish(client: JetStreamClient, row: OutboxRow): Promise<void> {
    const head = headers();
    head.set(eventHeaders.id, row.id);
    if (row.request_id) head.set(eventHeaders.requestId, row.request_id);
    await client.publish(eventSubject(row.name), JSON.stringify(row.payload), {
      msgID: row.id,
      headers: head,
      timeout: eventPath.publishTimeoutMs,
    });
  }
}
