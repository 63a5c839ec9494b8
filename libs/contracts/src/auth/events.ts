import { z } from 'zod';
import { event } from '../events/define.js';
import { id, instant } from '../fields/index.js';

/** What the auth service tells everybody. */
export const authEvents = {
  /** A company opened its account. */
  'auth.account_registered': event({
    listeners: ['gamification', 'messaging'],
    payload: z.object({
      accountId: id(),
      companyId: id(),
      companyName: z.string(),
      email: z.string(),
      registeredAt: instant(),
    }),
  }),
  /** Every session of the account that began before `validAfter` is over. The auth service itself mirrors it to Redis. */
  'auth.sessions_ended': event({
    listeners: ['auth'],
    payload: z.object({ accountId: id(), validAfter: instant() }),
  }),
} as const;
