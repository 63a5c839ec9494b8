import { z } from 'zod';
import { id, instant, olderPageOf, olderThan } from '../fields/index.js';
import { rpc } from '../rpc/define.js';
import { mailOutcome, mailTemplate, outgoingMail } from './mail.schema.js';

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

/** A mail as the account that it belongs to may read it. Its text is made of the template, and isn't kept. */
export const ownMail = z.object({
  id: id(),
  template: mailTemplate,
  /** Null where it went to the site's coordinator, whose address is nobody's business. */
  recipient: z.string().nullable(),
  status: z.string(),
  createdAt: instant(),
  /** When it was handed over or given up; null while it waits. */
  settledAt: instant().nullable(),
});
export type OwnMail = z.output<typeof ownMail>;

export const messagingRpc = {
  /** The caller's own notifications, newest first, at most 100. Errors: access.denied for visitors. */
  'messaging.notification.list': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: z.strictObject({}),
    output: notificationList,
  }),
  /** Every notification of the caller's, 200 at a time. Errors: access.denied. */
  'messaging.notification.export': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: olderThan,
    output: olderPageOf(notification),
  }),
  /** Every mail about the caller's account, 200 at a time. Errors: access.denied. */
  'messaging.mail.export': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: olderThan,
    output: olderPageOf(ownMail),
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
