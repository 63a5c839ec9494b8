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
} as const;
