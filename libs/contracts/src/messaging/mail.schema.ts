import { z } from 'zod';
import { id, instant } from '../fields/index.js';

/** The mails that the house sends, one text each in services/messaging. */
export const mailTemplates = [
  'welcome',
  'training_request',
  'confirm_email',
  'reset_password',
  'security_notice',
] as const;
export const mailTemplate = z.enum(mailTemplates);
export type MailTemplate = z.output<typeof mailTemplate>;

/** A mail ready to be handed to an SMTP server. The same row always carries the same Message-ID. */
export const outgoingMail = z.object({
  id: id(),
  claim: id(),
  /** Until then nobody else may send it. */
  claimedUntil: instant(),
  messageId: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type OutgoingMail = z.output<typeof outgoingMail>;

export const mailOutcome = z.discriminatedUnion('result', [
  z.strictObject({ result: z.literal('sent') }),
  /** The server will take it later, or could not be reached: tried again with growing pauses. */
  z.strictObject({ result: z.literal('postponed'), reason: z.string().max(500) }),
  /** The server refused the recipient for good. */
  z.strictObject({ result: z.literal('refused'), reason: z.string().max(500) }),
]);
export type MailOutcome = z.output<typeof mailOutcome>;
