/** Where "now" comes from. Domain code takes a Date; only use cases hold a clock. */
export interface Clock {
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };
