import { z } from 'zod';
import { account } from '../auth/account.schema.js';
import { ownAuditEntry } from '../auth/closing.schema.js';
import { session } from '../auth/session.schema.js';
import { instant } from '../fields/index.js';
import { ledgerEntry } from '../gamification/rpc.js';
import { resource } from '../marketplace/resource.schema.js';
import { notification, ownMail } from '../messaging/rpc.js';
import { storedTrainingRequest } from '../training/request.schema.js';

/** What a member downloads: everything that the house keeps about its account and company, each list newest first. */
export const ownData = z.object({
  exportedAt: instant(),
  account: account.extend({ usedReferralCode: z.string().nullable() }),
  /** Where the account is signed in. */
  sessions: z.array(session),
  /** What happened to the account. */
  log: z.array(ownAuditEntry),
  notifications: z.array(notification),
  mails: z.array(ownMail),
  points: z.array(ledgerEntry),
  trainingRequests: z.array(storedTrainingRequest),
  listings: z.array(resource),
});
export type OwnData = z.output<typeof ownData>;
