import { Inject, Injectable } from '@nestjs/common';
import { newId } from '@guildhall/kernel';
import { eventDefinition } from '@guildhall/contracts/events';
import type { EventName, EventPayload } from '@guildhall/contracts/events';
import { currentRequestId } from '../context/request-context.js';
import { Transactions } from '../database/transactions.js';

/** The service's own schema: names the channel on which the relay is woken. */
export const OUTBOX_SCHEMA = Symbol('outbox schema');

export const outboxChannel = (schema: string) => `outbox_${schema}`;

/** Where a service writes down what it will tell. Only ever inside the transaction of the row that it tells about. */
@Injectable()
export class Outbox {
  constructor(
    private readonly transactions: Transactions,
    @Inject(OUTBOX_SCHEMA) private readonly schema: string,
  ) {}

  /** Adds one event to the open transaction: told after commit, at least once, however often processes die. */
  async tell<Name extends EventName>(name: Name, payload: EventPayload<Name>): Promise<void> {
    const checked = eventDefinition(name).payload.parse(payload);
    await this.transactions.run(async () => {
      await this.transactions.query('INSERT INTO outbox (id, name, payload, request_id) VALUES ($1, $2, $3, $4)', [
        newId(),
        name,
        JSON.stringify(checked),
        currentRequestId(),
      ]);
      await this.transactions.query(`SELECT pg_notify($1, '')`, [outboxChannel(this.schema)]);
    });
  }

  /**
   * Drops an own event that nobody else hears, in the transaction of the reaction to it: for what must not lie here for as
   * long as told events do.
   */
  async forget(eventId: string): Promise<void> {
    await this.transactions.query('DELETE FROM outbox WHERE id = $1', [eventId]);
  }
}
