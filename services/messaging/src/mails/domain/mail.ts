import { DomainError, newId } from '@guildhall/kernel';
import type { MailOutcome, MailTemplate, OwnMail } from '@guildhall/contracts/messaging';
import type { SecurityNotice } from '@guildhall/contracts/auth';
import type { TrainingRequest } from '@guildhall/contracts/training';
import { claimableStatuses, statusAfter } from './mail-process.js';
import type { MailStatus, MailStep } from './mail-process.js';
import { dueAgain, isHopeless } from './postponement.js';

/** What the mail of a link is made of; the token comes when it is rendered. */
export interface LinkFacts {
  companyName: string;
  linkId: string;
  /** ISO 8601 with zone. */
  expiresAt: string;
}

/** What each template's text is made of. Never a raw token: links that need one are made when the mail is rendered. */
export interface MailFacts {
  welcome: { companyName: string };
  confirm_email: LinkFacts;
  reset_password: LinkFacts;
  security_notice: { companyName: string; kind: SecurityNotice; at: string; effectiveAt?: string | undefined };
  training_request: Omit<TrainingRequest, 'contactConsent'> & { requestId: string };
}

/** A mail as it is ordered. One event mails a recipient once by one template. */
export interface MailOrder<Template extends MailTemplate = MailTemplate> {
  template: Template;
  recipient: string;
  /** Id of the event that it answers. */
  event: string;
  /** The account that it is about, with which it goes; null where it is about none. */
  accountId: string | null;
  facts: MailFacts[Template];
}

/** A mail as the service keeps it. */
export interface StoredMail extends MailOrder {
  id: string;
  status: MailStatus;
  /** Who claimed it last; kept after settling, so that a settlement said twice is understood. */
  claim: string | null;
  /** Claims so far. */
  attempts: number;
  /** Nobody may claim it before: for a claimed one this is the end of its lease. */
  dueAt: Date;
  lastReason: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

/** A new mail, due at once. */
export function writeMail(order: MailOrder, now: Date): StoredMail {
  return {
    ...order,
    id: newId(),
    status: 'written',
    claim: null,
    attempts: 0,
    dueAt: now,
    lastReason: null,
    createdAt: now,
    settledAt: null,
  };
}

/** The mail as the account that it is about may see it. */
export function ownMailView({ id, template, recipient, status, createdAt, settledAt }: StoredMail): OwnMail {
  return {
    id,
    template,
    recipient: template === 'training_request' ? null : recipient,
    status,
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

/** The mail as claimed by `claim` until the lease runs out; null where nobody may claim it now. */
export function claimMail(mail: StoredMail, claim: string, now: Date, leaseSeconds: number): StoredMail | null {
  if (!claimableStatuses.includes(mail.status) || mail.dueAt > now) return null;
  return {
    ...mail,
    status: take(mail, 'claim'),
    claim,
    attempts: mail.attempts + 1,
    dueAt: new Date(now.getTime() + leaseSeconds * 1000),
  };
}

/**
 * The mail after its sender said how it went. Said twice by one claim it stays as it is.
 * @throws DomainError `messaging.mail.not_claimed` where another holds it, or nobody
 */
export function settleMail(mail: StoredMail, claim: string, outcome: MailOutcome, now: Date): StoredMail {
  if (mail.claim !== claim) throw new DomainError('messaging.mail.not_claimed');
  if (mail.status !== 'claimed') return mail;
  if (outcome.result === 'postponed' && !isHopeless(mail.createdAt, now)) {
    return {
      ...mail,
      status: take(mail, 'postponed'),
      dueAt: dueAgain(mail.attempts, now),
      lastReason: outcome.reason,
    };
  }
  const step = outcome.result === 'postponed' ? 'given_up' : outcome.result;
  const lastReason = outcome.result === 'sent' ? null : outcome.reason;
  return { ...mail, status: take(mail, step), lastReason, settledAt: now };
}

function take(mail: StoredMail, step: MailStep): MailStatus {
  const status = statusAfter(mail.status, step);
  if (!status) throw new Error(`A mail that is ${mail.status} can not take the step ${step}`);
  return status;
}
