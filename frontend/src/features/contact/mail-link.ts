import { site } from '@guildhall/contracts/site';
import type { ContactMessage } from './contact-message.js';
import { subjects } from './subjects.js';

/** The `mailto:` address that opens the visitor's e-mail client with the message written out. */
export function mailLink({ name, email, company, subject, message }: ContactMessage): string {
  const label = subjects.find(({ value }) => value === subject)?.label ?? subject;
  const body = `${message}\n\n${name}\n${company}\n${email}\n`;
  // Mail clients read %20 and line ends as CR LF; a plus sign would stay a plus sign.
  return `mailto:${site.email}?subject=${encodeURIComponent(`${label}: ${company}`)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
