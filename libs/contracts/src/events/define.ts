import type { z } from 'zod';
import type { ProcessName } from '../rpc/define.js';

/** One thing that happened, told once to everybody who listens. The name is past tense under its service. */
export interface EventDefinition<Payload extends z.ZodType = z.ZodType> {
  payload: Payload;
  /** Each listener gets its own durable consumer: events wait for it while it is away. */
  listeners: readonly ProcessName[];
}

/** Defines one event. Payloads carry ids and the few facts a listener needs, never whole rows. */
export function event<Payload extends z.ZodType>(definition: EventDefinition<Payload>): EventDefinition<Payload> {
  return definition;
}
