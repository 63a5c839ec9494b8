import { Logger } from '@nestjs/common';
import {
  deadLetterSubject,
  durableName,
  eventDefinition,
  eventHeaders,
  eventSubject,
  streams,
} from '@guildhall/contracts/events';
import type { EventName } from '@guildhall/contracts/events';
import { AckPolicy, DeliverPolicy } from '@nats-io/jetstream';
import type { Consumer, JsMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { systemContext, withContext } from '../context/request-context.js';
import { isStorageAway } from '../database/database-faults.js';
import type { Broker } from './broker.js';
import { eventPath } from './event-path-settings.js';
import type { EventStreams } from './event-streams.js';
import type { Inbox } from './inbox.js';
import type { Reaction } from './reaction.js';

const nanoseconds = 1e6;
const fetchMs = 5000;

/** Hears one event through one durable consumer, heals by itself, and sets aside what it can't digest. */
export class EventConsumer {
  private readonly logger: Logger;
  private readonly durable: string;
  private stopped = false;
  private stopFetching: (() => void) | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly name: EventName,
    private readonly reaction: Reaction,
    private readonly broker: Broker,
    private readonly streams: EventStreams,
    private readonly inbox: Inbox,
    private readonly retryPauses: readonly number[],
  ) {
    this.durable = durableName(broker.process, name);
    this.logger = new Logger(this.durable);
  }

  start(): void {
    this.work = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.stopFetching?.();
    await this.work;
  }

  private async run(): Promise<void> {
    let consumer: Consumer | undefined;
    while (!this.stopped) {
      try {
        consumer ??= await this.subscribe();
        const batch = await consumer.fetch({ max_messages: 100, expires: fetchMs, idle_heartbeat: 1000 });
        this.stopFetching = () => batch.stop();
        for await (const message of batch) await this.hear(message);
      } catch (error) {
        consumer = undefined;
        if (this.stopped) return;
        this.logger.warn(`Waiting for the broker: ${error instanceof Error ? error.message : String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  }

  /** The durable is made where it is missing: after an emptied broker it starts at the stream's beginning. */
  private async subscribe(): Promise<Consumer> {
    await this.streams.ensure();
    const manager = await this.broker.manager(2000);
    await manager.consumers.add(streams.events, {
      durable_name: this.durable,
      filter_subject: eventSubject(this.name),
      ack_policy: AckPolicy.Explicit,
      ack_wait: eventPath.ackWaitMs * nanoseconds,
      deliver_policy: DeliverPolicy.All,
      max_ack_pending: 1000,
    });
    return (await this.broker.jetstream(2000)).consumers.get(streams.events, this.durable);
  }

  private async hear(message: JsMsg): Promise<void> {
    const id = message.headers?.get(eventHeaders.id) ?? '';
    const context = systemContext(this.broker.process, message.headers?.get(eventHeaders.requestId) || id);
    await withContext(context, async () => {
      try {
        const payload = eventDefinition(this.name).payload.parse(message.json());
        await this.inbox.once(this.durable, id, () => this.reaction.react(payload as never, { id }));
        message.ack();
      } catch (error) {
        await this.postpone(message, error);
      }
    });
  }

  private async postpone(message: JsMsg, error: unknown): Promise<void> {
    const attempt = message.info.deliveryCount;
    const pause = this.retryPauses[attempt - 1];
    const words = error instanceof Error ? error.message : String(error);
    // A storage that is away is nobody's poison: such an event waits as long as it takes.
    if (pause === undefined && !isStorageAway(error)) {
      await this.setAside(message, words, attempt);
      return;
    }
    this.logger.warn(`Delivery ${attempt} failed, comes again: ${words}`);
    message.nak(pause ?? this.retryPauses.at(-1));
  }

  private async setAside(message: JsMsg, words: string, attempts: number): Promise<void> {
    const head = headers();
    head.set(eventHeaders.id, message.headers?.get(eventHeaders.id) ?? '');
    head.set(eventHeaders.error, words.replaceAll(/[\r\n]+/g, ' ').slice(0, 500));
    head.set(eventHeaders.attempts, String(attempts));
    const client = await this.broker.jetstream(eventPath.publishTimeoutMs);
    const msgID = `${this.durable}:${message.seq}`;
    await client.publish(deadLetterSubject(this.broker.process, this.name), message.data, { headers: head, msgID });
    message.term('dead letter');
    this.logger.error(`Set aside as a dead letter after ${attempts} deliveries: ${words}`);
  }
}
