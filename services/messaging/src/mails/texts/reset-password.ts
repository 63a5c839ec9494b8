import { linkMinutes } from '@guildhall/contracts/auth';
import { site } from '@guildhall/contracts/site';
import type { MailFacts } from '../domain/mail.js';
import type { MailSurroundings, MailText } from './mail-text.js';
import { oneLine } from './one-line.js';

/** Brings the link behind which a new password is chosen. */
export function resetPassword(
  { companyName }: MailFacts['reset_password'],
  { link, token }: MailSurroundings,
): MailText {
  return {
    subject: `Choose a new password for ${site.name}`,
    greeting: `A new password for ${oneLine(companyName)}`,
    paragraphs: [
      `Somebody asked for a new password for your account at ${site.name}. The link works once, within ${linkMinutes.reset_password} minutes; a newer one ends it.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: link(`/reset-password/${token}`) },
  };
}
