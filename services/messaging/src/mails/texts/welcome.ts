import { awardRules } from '@guildhall/contracts/gamification';
import { site } from '@guildhall/contracts/site';
import type { MailFacts } from '../domain/mail.js';
import type { MailSurroundings, MailText } from './mail-text.js';
import { oneLine } from './one-line.js';

/** Greets a company that has just opened its account. */
export function welcome({ companyName }: MailFacts['welcome'], { link }: MailSurroundings): MailText {
  return {
    subject: `Welcome to ${site.name}`,
    greeting: `Welcome, ${oneLine(companyName)}!`,
    paragraphs: [
      `Your company now has an account at ${site.name}, where ${site.state.name}'s manufacturers find training and share what they train with.`,
      `${awardRules.welcome.points} points are already yours. Find training for your people next.`,
    ],
    action: { label: 'Find training', url: link('/training') },
  };
}
