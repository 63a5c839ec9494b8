import { z } from 'zod';
import { id, instant } from '../fields/index.js';

/** One place where an account is signed in. */
export const session = z.object({
  id: id(),
  /** The one that asks. */
  current: z.boolean(),
  startedAt: instant(),
  lastSeenAt: instant(),
  /** Network address of the log-in. */
  address: z.string(),
  /** What the browser said of itself at the log-in; empty where it said nothing. */
  browser: z.string(),
});
export type Session = z.output<typeof session>;

/** Newest use first. */
export const sessionList = z.object({ results: z.array(session) });
