import { Inject, Injectable, Logger } from '@nestjs/common';
import { Client } from 'pg';
import { OUTBOX_SCHEMA, outboxChannel } from './outbox.js';

/** Address of the service's own role, for the one connection that only listens. */
export const LISTENER_URL = Symbol('listener url');

/** Wakes the relay when a transaction with events commits. Its connection is its own and is made anew when lost. */
@Injectable()
export class OutboxListener {
  private readonly logger = new Logger(OutboxListener.name);
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;
  private woken = false;
  private wake: (() => void) | undefined;

  constructor(
    @Inject(LISTENER_URL) private readonly url: string,
    @Inject(OUTBOX_SCHEMA) private readonly schema: string,
  ) {}

  start(): void {
    void this.listen();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    this.ring();
    await this.client?.end().catch(() => undefined);
  }

  /** Resolves at the next notification, or after `patienceMs`. */
  async next(patienceMs: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
    this.wake = undefined;
  }

  /** Ends a wait, now or the next one. */
  ring(): void {
    this.woken = true;
    this.wake?.();
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: `guildhall-${this.schema}-listener`,
      keepAlive: true,
    });
    this.client = client;
    // A dead client never comes back: each end leads to a new one.
    client.on('error', (error) => this.logger.warn(`Listening stopped: ${error.message}`));
    client.on('end', () => this.again());
    client.on('notification', () => this.ring());
    try {
      await client.connect();
      await client.query(`LISTEN ${outboxChannel(this.schema)}`);
      this.ring();
    } catch {
      await client.end().catch(() => undefined);
      this.again();
    }
  }

  private again(): void {
    clearTimeout(this.retry);
    if (!this.stopped) this.retry = setTimeout(() => void this.listen(), 500);
  }
}
