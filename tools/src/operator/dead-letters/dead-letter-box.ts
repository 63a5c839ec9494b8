import { JetStreamApiCodes, JetStreamApiError, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { JetStreamManager, MsgRequest, NextMsgRequest, StoredMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { NatsConnection } from '@nats-io/transport-node';
import { newId } from '@guildhall/kernel';
import { eventHeaders, eventNames, eventSubject, streams } from '@guildhall/contracts/events';
import type { EventName } from '@guildhall/contracts/events';
import { Refusal } from '../house/running-house.js';

/** An event that a listener could not digest and set aside. */
export interface DeadLetter {
  /** Its number in the box; it keeps it. */
  seq: number;
  /** When it was set aside. */
  at: Date;
  listener: string;
  event: string;
  eventId: string;
  /** What the listener said at the last try. */
  error: string;
  attempts: number;
  payload: Uint8Array;
}

const answerMs = 5000;
const all = 'dead_letters.>';

/** The events nobody could digest, as the broker keeps them. */
export class DeadLetterBox {
  private constructor(
    private readonly connection: NatsConnection,
    private readonly manager: JetStreamManager,
  ) {}

  /** Opens the box; the connection stays the caller's. */
  static async open(connection: NatsConnection): Promise<DeadLetterBox> {
    return new DeadLetterBox(connection, await jetstreamManager(connection, { timeout: answerMs, checkAPI: false }));
  }

  /** Every dead letter, oldest first. */
  async *letters(): AsyncGenerator<DeadLetter> {
    for (let seq = 1; ; seq += 1) {
      const message = await this.message({ seq, next_by_subj: all } satisfies NextMsgRequest);
      if (!message) return;
      seq = message.seq;
      yield asLetter(message);
    }
  }

  /** One dead letter. @throws Refusal when there is none of this number */
  async find(seq: number): Promise<DeadLetter> {
    const message = await this.message({ seq });
    if (!message)
      throw new Refusal(`There is no dead letter ${seq}: npm run dead-letters -- list shows those there are.`);
    return asLetter(message);
  }

  /**
   * Tells the event again under its own id, then throws the letter away. Listeners that heard it already do nothing;
   * cut off between the two, the letter is still there and can be replayed again.
   * @throws Refusal when the contracts know no such event any more
   */
  async replay({ seq, event, eventId, payload }: DeadLetter): Promise<void> {
    if (!isEventName(event))
      throw new Refusal(`Dead letter ${seq} is a ${event}, which this house does not tell any more.`);
    const head = headers();
    head.set(eventHeaders.id, eventId);
    // The broker would drop a message whose id it has seen a moment ago.
    const msgID = `replay:${newId()}`;
    await jetstream(this.connection, { timeout: answerMs }).publish(eventSubject(event), payload, {
      headers: head,
      msgID,
    });
    await this.manager.streams.deleteMessage(streams.deadLetters, seq, false);
  }

  private async message(query: MsgRequest | NextMsgRequest): Promise<StoredMsg | null> {
    try {
      return await this.manager.streams.getMessage(streams.deadLetters, query as MsgRequest);
    } catch (error) {
      // A broker that was just emptied has no box yet.
      if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return null;
      throw error;
    }
  }
}

function asLetter({ seq, time, subject, header, data }: StoredMsg): DeadLetter {
  const [, listener = '', ...event] = subject.split('.');
  return {
    seq,
    at: time,
    listener,
    event: event.join('.'),
    eventId: header.get(eventHeaders.id),
    error: header.get(eventHeaders.error),
    attempts: Number(header.get(eventHeaders.attempts)),
    payload: data,
  };
}

function isEventName(name: string): name is EventName {
  return (eventNames as string[]).includes(name);
}
