import { newId } from '@guildhall/kernel';
import { linkMinutes } from '@guildhall/contracts/auth';
import type { LinkPurpose } from '@guildhall/contracts/auth';

/** A link that is mailed to one address and works once. */
export interface OneTimeLink {
  id: string;
  accountId: string;
  purpose: LinkPurpose;
  /** Where it is mailed: what it proves is that somebody reads there. */
  email: string;
  createdAt: Date;
  expiresAt: Date;
}

/** A new link of an account. */
export function openLink(accountId: string, purpose: LinkPurpose, email: string, now: Date): OneTimeLink {
  const expiresAt = new Date(now.getTime() + linkMinutes[purpose] * 60_000);
  return { id: newId(), accountId, purpose, email, createdAt: now, expiresAt };
}
