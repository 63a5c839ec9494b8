import { linkMinutes } from '@guildhall/contracts/auth';
import { site } from '@guildhall/contracts/site';
import type { MailFacts } from '../domain/mail.js';
import type { MailSurroundings, MailText } from './mail-text.js';
import { oneLine } from './one-line.js';

/** Asks whether an e-mail address is really the account's. */
export function confirmEmail({ companyName }: MailFacts['confirm_email'], { link, token }: MailSurroundings): MailText {
  return {
    subject: `Confirm your e-mail address at ${site.name}`,
    greeting: `Is this the address of ${oneLine(companyName)}?`,
    paragraphs: [
      `Somebody gave this address for an account at ${site.name}. If it was you, please confirm it: the link works once, within ${linkMinutes.confirm_email / 60} hours.`,
      'If it was not you, do nothing: without this link nobody can confirm the address.',
    ],
    action: { label: 'Confirm this address', url: link(`/confirm-email/${token}`) },
  };
}
