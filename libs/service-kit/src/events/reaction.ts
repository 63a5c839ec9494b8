import { DiscoveryService } from '@nestjs/core';
import type { EventName, EventPayload } from '@guildhall/contracts/events';

/** What is known of an event besides its payload. */
export interface HeardEvent {
  id: string;
}

/** A reaction to another service's event: one file each. It runs in the transaction that also writes the inbox row. */
export interface Reaction<Name extends EventName = EventName> {
  react(payload: EventPayload<Name>, event: HeardEvent): Promise<void>;
}

/** Marks a provider as the reaction to one event; found at boot and compared with the contracts' list of listeners. */
export const ReactsTo = DiscoveryService.createDecorator<EventName>();
