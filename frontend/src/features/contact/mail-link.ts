import { site } from '@guildhall/contracts/site';
import type { ContactMessage } from './contact-message.js';
import { subjects } from './words.js';

/** The message as plain text, with who it is from under it. */
export function messageText({ name, email, company, message }: ContactMessage): string {
  return `${message}\n\n${name}\n${company}\n${email}\n`;
}

/** The `mailto:` address that opens the visitor's e-mail client with the message written out. */
export function mailLink(message: ContactMessage): string {
  const { company, subject } = message;
  const label = subjects.find(({ value }) => value === subject)?.label ?? subject;
  // Mail clients read %20 and line ends as CR LF; a plus sign would stay a plus sign.
  return `mailto:${site.email}?subject=${encodeURIComponent(`${label}: ${company}`)}&body=${encodeURIComponent(messageText(message).replaceAll('\n', '\r\n'))}`;
}
