import { site } from '@guildhall/contracts/site';
import type { MailFacts } from '../domain/mail.js';
import type { MailText } from './mail-text.js';
import { oneLine } from './one-line.js';

/** Brings a request for training to whoever coordinates: everything that the form held. */
export function trainingRequest(facts: MailFacts['training_request']): MailText {
  const company = oneLine(facts.companyName);
  const contact = oneLine(facts.contactName);
  const rows: [string, string | null][] = [
    ['Company', company],
    ['Contact', contact],
    ['Email', facts.email],
    ['Phone', facts.phone],
    ['Industry', facts.industry],
    ['Employees', facts.employeeCount],
    ['Timeframe', facts.timeframe],
    ['Preferred format', facts.preferredFormat],
    ['Budget', facts.budget],
  ];
  return {
    subject: `Training request from ${company}`,
    greeting: `${company} asks for training.`,
    paragraphs: [
      `${contact} was promised an answer within 1-2 business days.`,
      rows.map(([name, value]) => `${name}: ${value === null ? 'not stated' : oneLine(value, 254)}`).join('\n'),
      `Training needs:\n${facts.trainingNeeds}`,
      `Skills needed:\n${facts.skillsNeeded}`,
      `Request ${facts.requestId}, stored at ${site.name}.`,
    ],
    action: { label: `Answer ${contact}`, url: answerLink(facts) },
  };
}

function answerLink({ email, companyName }: MailFacts['training_request']): string {
  const subject = `Your training request at ${site.name} (${oneLine(companyName)})`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
