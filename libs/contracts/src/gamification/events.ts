import { z } from 'zod';
import { event } from '../events/define.js';
import { id } from '../fields/index.js';

export const gamificationEvents = {
  /** An account's balance is now this. Versions count up per account: the newer one wins, whenever it arrives. */
  'gamification.points_changed': event({
    listeners: ['auth'],
    payload: z.object({ accountId: id(), balance: z.int(), version: z.int().positive() }),
  }),
} as const;
