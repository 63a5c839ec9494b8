import type { z } from 'zod';
import { authEvents } from '../auth/events.js';
import { gamificationEvents } from '../gamification/events.js';
import { messagingEvents } from '../messaging/events.js';
import type { ProcessName } from '../rpc/define.js';
import { trainingEvents } from '../training/events.js';
import type { EventDefinition } from './define.js';

export * from './define.js';

/** Every event of the house. */
export const eventMap = { ...authEvents, ...gamificationEvents, ...messagingEvents, ...trainingEvents } as const;

export type EventMap = typeof eventMap;
export type EventName = keyof EventMap;
export type EventPayload<Name extends EventName> = z.output<EventMap[Name]['payload']>;

/** The definition of one event, as the common shape. */
export function eventDefinition(name: EventName): EventDefinition {
  return eventMap[name];
}

export const eventNames = Object.keys(eventMap) as EventName[];

/** The events that a process listens to. */
export function eventsHeardBy(listener: ProcessName): EventName[] {
  return eventNames.filter((name) => eventDefinition(name).listeners.includes(listener));
}

/** The events that a process tells: those that begin with its name. */
export function eventsToldBy(teller: ProcessName): EventName[] {
  return eventNames.filter((name) => name.startsWith(`${teller}.`));
}

/** The stream that keeps events, and the one that keeps those that nobody could digest. */
export const streams = { events: 'EVENTS', deadLetters: 'DEAD_LETTERS' } as const;

/** What each stream keeps. */
export const streamSubjects = { [streams.events]: 'events.>', [streams.deadLetters]: 'dead_letters.>' } as const;

/** auth.account_registered -> events.auth.account_registered */
export const eventSubject = (name: EventName) => `events.${name}`;

/** The durable consumer of one listener for one event: listener + event, without dots (NATS forbids them in names). */
export const durableName = (listener: ProcessName, name: EventName) => `${listener}__${name.replaceAll('.', '_')}`;

/** Where a listener puts an event that it failed to digest. */
export const deadLetterSubject = (listener: ProcessName, name: EventName) => `dead_letters.${listener}.${name}`;

/** Headers of an event message beside the broker's own message id. */
export const eventHeaders = {
  id: 'guildhall-event-id',
  requestId: 'guildhall-request-id',
  error: 'guildhall-error',
  attempts: 'guildhall-attempts',
} as const;
