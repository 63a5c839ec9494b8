import { z } from 'zod';
import { id, instant } from '../fields/index.js';
import { rpc } from '../rpc/define.js';
import { mailOutcome, outgoingMail } from './mail.schema.js';

export const notification = z.object({
  id: id(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  readAt: instant().nullable(),
  createdAt: instant(),
});
export type Notification = z.output<typeof notification>;

export const notificationList = z.object({ unread: z.int(), results: z.array(notification) });

export const messagingRpc = {
  /** The caller's own notifications, newest first, at most 100. Errors: access.denied for visitors. */
  'messaging.notification.list': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: z.strictObject({}),
    output: notificationList,
  }),
  /** Claims one mail for sending, under a lease; null where it is not due (sent, refused, or claimed by another). */
  'messaging.mail.claim': rpc({
    kind: 'write',
    callers: ['worker'],
    input: z.strictObject({ id: id() }),
    output: outgoingMail.nullable(),
  }),
  /** Says how sending went; may be said again by the same claim. Errors: mail.not_claimed when the lease has passed to another. */
  'messaging.mail.settle': rpc({
    kind: 'write',
    callers: ['worker'],
    input: z.strictObject({ id: id(), claim: id(), outcome: mailOutcome }),
    output: z.object({ settled: z.literal(true) }),
  }),
  /** Ids of mails that are due now, oldest first, at most 500: what refills an emptied queue. */
  'messaging.mail.find_due': rpc({
    kind: 'read',
    callers: ['worker'],
    input: z.strictObject({}),
    output: z.object({ ids: z.array(id()) }),
  }),
} as const;
