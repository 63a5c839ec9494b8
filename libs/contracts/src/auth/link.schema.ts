import { z } from 'zod';

/** What a mailed link is for. */
export const linkPurposes = ['reset_password', 'confirm_email'] as const;
export const linkPurpose = z.enum(linkPurposes);
export type LinkPurpose = z.output<typeof linkPurpose>;

/** How long a link of each purpose can be used, in minutes. */
export const linkMinutes: Record<LinkPurpose, number> = { reset_password: 60, confirm_email: 24 * 60 };

/** What happened to an account that its owner is told of by mail, whoever did it. */
export const securityNotices = [
  'password_changed',
  'password_reset',
  'email_change_asked',
  'email_changed',
  'account_closing',
] as const;
export const securityNotice = z.enum(securityNotices);
export type SecurityNotice = z.output<typeof securityNotice>;

/** So many links to confirm an address are mailed within so many seconds: to one mailbox, and at the wish of one account. */
export const confirmationMails = { toMailbox: 4, ofAccount: 8, seconds: 3600 } as const;
