import { Injectable, Logger } from '@nestjs/common';
import { streams, streamSubjects } from '@guildhall/contracts/events';
import { JetStreamApiError, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { Broker } from './broker.js';
import { eventPath } from './event-path-settings.js';

const nanosecondsPerDay = 86_400 * 1e9;

const wanted = [
  { name: streams.events, subjects: [streamSubjects[streams.events]], max_age: eventPath.keptDays * nanosecondsPerDay },
  { name: streams.deadLetters, subjects: [streamSubjects[streams.deadLetters]], max_age: 0 },
];

/** Makes sure that the broker has our streams; whoever finds one missing creates it. */
@Injectable()
export class EventStreams {
  private readonly logger = new Logger(EventStreams.name);

  constructor(private readonly broker: Broker) {}

  /** Answers when the event stream was created: another value than last time means that the broker was emptied. */
  async ensure(): Promise<string> {
    const manager = await this.broker.manager(2000);
    let created = '';
    for (const stream of wanted) {
      const info = await manager.streams.info(stream.name).catch(async (error: unknown) => {
        if (!isStreamMissing(error)) throw error;
        this.logger.log(`Stream ${stream.name} is missing at the broker: creating it`);
        return manager.streams.add({
          ...stream,
          storage: StorageType.File,
          retention: RetentionPolicy.Limits,
          duplicate_window: 120 * 1e9,
        });
      });
      if (stream.name === streams.events) created = info.created;
    }
    return created;
  }
}

function isStreamMissing(error: unknown): boolean {
  return error instanceof JetStreamApiError
    ? error.apiError().err_code === 10059
    : error instanceof Error && error.name === 'StreamNotFoundError';
}
