import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { eventsHeardBy } from '@guildhall/contracts/events';
import type { EventName } from '@guildhall/contracts/events';
import { Broker } from './broker.js';
import { EventConsumer } from './event-consumer.js';
import { RETRY_PAUSES } from './event-path-settings.js';
import { EventStreams } from './event-streams.js';
import { Inbox } from './inbox.js';
import { ReactsTo } from './reaction.js';
import type { Reaction } from './reaction.js';

/** Finds the reactions of this process and gives each its durable consumer. One missing or doubled stops the boot. */
@Injectable()
export class EventConsumers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(EventConsumers.name);
  private consumers: EventConsumer[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly broker: Broker,
    private readonly streams: EventStreams,
    private readonly inbox: Inbox,
    @Inject(RETRY_PAUSES) private readonly retryPauses: readonly number[],
  ) {}

  onApplicationBootstrap(): void {
    const reactions = this.findReactions();
    this.consumers = [...reactions].map(
      ([name, reaction]) => new EventConsumer(name, reaction, this.broker, this.streams, this.inbox, this.retryPauses),
    );
    for (const consumer of this.consumers) consumer.start();
    if (reactions.size > 0) this.logger.log(`Listening to ${[...reactions.keys()].join(', ')}`);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  private findReactions(): Map<EventName, Reaction> {
    const found = new Map<EventName, Reaction>();
    for (const provider of this.discovery.getProviders()) {
      const name = provider.metatype ? this.discovery.getMetadataByDecorator(ReactsTo, provider) : undefined;
      if (!name) continue;
      if (found.has(name)) throw new Error(`Two reactions to ${name}: keep one, let it call both use cases`);
      found.set(name, provider.instance as Reaction);
    }
    const wanted = eventsHeardBy(this.broker.process);
    const missing = wanted.filter((name) => !found.has(name));
    const extra = [...found.keys()].filter((name) => !wanted.includes(name));
    if (missing.length > 0)
      throw new Error(`No reaction to ${missing.join(', ')}: add an on-<event>.ts with @ReactsTo to a module`);
    if (extra.length > 0)
      throw new Error(
        `${extra.join(', ')} heard by nobody in the contracts: add '${this.broker.process}' to its listeners`,
      );
    return found;
  }
}
