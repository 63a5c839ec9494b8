import type { SecurityNotice } from '@guildhall/contracts/auth';
import { formatMoment } from '@guildhall/contracts/dates';
import { site } from '@guildhall/contracts/site';
import type { MailFacts } from '../domain/mail.js';
import type { MailSurroundings, MailText } from './mail-text.js';
import { oneLine } from './one-line.js';

/** What happened, and what it means, in the owner's words. */
const happened: Record<SecurityNotice, { subject: string; words: string }> = {
  password_changed: {
    subject: 'Your password was changed',
    words: 'The password was changed by somebody who knew the old one. Every other device was logged out.',
  },
  password_reset: {
    subject: 'Your password was changed',
    words: 'A new password was chosen by a link that we mailed to you. Every device was logged out.',
  },
  email_change_asked: {
    subject: 'Your e-mail address is about to change',
    words:
      'Somebody who knew the password asked to use another e-mail address. This one stays in use until the new one is confirmed.',
  },
  email_changed: {
    subject: 'Your e-mail address was changed',
    words: 'The account now uses the new e-mail address, which was confirmed. The old one is no longer used.',
  },
  account_closing: {
    subject: 'Your account will be closed',
    words:
      'Somebody who knew the password asked to close the account. It works as before until it is erased; until then you can keep it after all on the page My Profile, under Security.',
  },
};

const lost = `If it was not you, write to ${site.email} at once: the old address can't choose a new password any more.`;

/** Tells the owner of an account what was done to it, and what to do when it was somebody else. */
export function securityNotice(
  { companyName, kind, at, effectiveAt }: MailFacts['security_notice'],
  { link }: MailSurroundings,
): MailText {
  const { subject, words } = happened[kind];
  // It is read at the old address too, where no link for a new password comes any more.
  const canReset = kind !== 'email_changed';
  return {
    subject: `${subject} (${site.name})`,
    greeting: `${oneLine(companyName)}: ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`,
    paragraphs: [
      words,
      ...(effectiveAt ? [`The account and everything in it is erased on ${formatMoment(effectiveAt)}.`] : []),
      `This was on ${formatMoment(at)}. If it was you, there is nothing to do.`,
      canReset ? `If it was not you, choose a new password at once, and write to ${site.email}.` : lost,
    ],
    action: canReset
      ? { label: 'Choose a new password', url: link('/forgot-password') }
      : { label: 'Write to us', url: link('/contact') },
  };
}
