import { ServerNats } from '@nestjs/microservices';
import type { NatsContext, NatsOptions } from '@nestjs/microservices';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';

/** How long an end waits for requests that are being worked on. */
const patienceMs = 3000;

type Options = NonNullable<NatsOptions['options']>;
type Respond = ReturnType<ServerNats['getPublisher']>;

/**
 * Nest's server of the broker, but none of its requests goes unanswered when it ends: it stops being asked, hears what
 * was already on the way to it, answers all of it, and only then goes. (The stock one forgets its subscriptions at once,
 * and with them every request the broker had sent by then.)
 */
export class DrainingServer extends ServerNats {
  private readonly heard: Subscription[] = [];
  private connection: NatsConnection | undefined;
  private open = 0;

  constructor(private readonly settings: Options) {
    super(settings);
  }

  override bindEvents(connection: NatsConnection): void {
    this.connection = connection;
    for (const channel of this.messageHandlers.keys()) {
      const handle = this.getMessageHandler(channel) as (error: Error | null, message: unknown) => Promise<void>;
      const callback = (error: Error | null, message: unknown) => {
        // From here until its publisher is made, and that until it has answered: it counts as open without a gap.
        this.open += 1;
        void handle(error, message).finally(() => (this.open -= 1));
      };
      this.heard.push(connection.subscribe(channel, { queue: this.settings.queue, callback }));
    }
  }

  override getPublisher(message: unknown, id: string, context: NatsContext): Respond {
    const respond = super.getPublisher(message, id, context);
    this.open += 1;
    let isOpen = true;
    return (response: { isDisposed?: boolean; err?: unknown }) => {
      if (isOpen && (response.isDisposed || response.err !== undefined)) {
        isOpen = false;
        this.open -= 1;
      }
      return respond(response) as unknown;
    };
  }

  override async close(): Promise<void> {
    const { connection } = this;
    this.connection = undefined;
    if (connection && !connection.isClosed()) {
      await settledWithin(patienceMs, async () => {
        await Promise.all(this.heard.map((subscription) => subscription.drain()));
        while (this.open > 0) await pause(10);
        await connection.flush();
      });
    }
    await super.close();
  }
}

/** With the broker away there is nobody left to answer: then the time simply passes. */
async function settledWithin(ms: number, work: () => Promise<void>): Promise<void> {
  await Promise.race([work().catch(() => undefined), pause(ms)]);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
