import { z } from 'zod';
import { event } from '../events/define.js';
import { id } from '../fields/index.js';

export const messagingEvents = {
  /** A mail was written down and waits to be sent. */
  'messaging.mail_written': event({ listeners: ['worker'], payload: z.object({ mailId: id() }) }),
} as const;
