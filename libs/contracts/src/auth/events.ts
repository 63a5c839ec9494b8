import { z } from 'zod';
import { event } from '../events/define.js';
import { id, instant } from '../fields/index.js';
import { origin } from '../rpc/caller.js';
import { linkPurpose, securityNotice } from './link.schema.js';

/** What the auth service tells everybody. */
export const authEvents = {
  /** A company opened its account. */
  'auth.account_registered': event({
    listeners: ['gamification', 'messaging', 'marketplace'],
    payload: z.object({
      accountId: id(),
      companyId: id(),
      companyName: z.string(),
      email: z.string(),
      registeredAt: instant(),
    }),
  }),
  /**
   * Somebody forgot a password. Told for every address, known or not: the auth service itself looks later whose it is, so
   * that asking takes equally long for all. `origin` is from where it was asked, for the audit log. The outbox forgets it
   * with the reaction; the broker's copy goes with its stream.
   */
  'auth.password_reset_asked': event({
    listeners: ['auth'],
    payload: z.object({ email: z.string(), origin: origin.optional() }),
  }),
  /** A link is to be mailed. Its token is made when the mail is rendered, and stands in no event. */
  'auth.link_wanted': event({
    listeners: ['messaging'],
    payload: z.object({
      linkId: id(),
      accountId: id(),
      purpose: linkPurpose,
      companyName: z.string(),
      email: z.string(),
      expiresAt: instant(),
    }),
  }),
  /** Something that the owner of an account must hear of, at the address that it concerns. */
  'auth.security_notice': event({
    listeners: ['messaging'],
    payload: z.object({
      accountId: id(),
      companyName: z.string(),
      email: z.string(),
      kind: securityNotice,
      at: instant(),
      /** When it takes effect, where that is later. */
      effectiveAt: instant().optional(),
    }),
  }),
  /** An account's e-mail address was confirmed for the first time. */
  'auth.email_verified': event({
    listeners: ['gamification'],
    payload: z.object({ accountId: id(), companyId: id() }),
  }),
  /** What others see of a company changed. The newer version wins. */
  'auth.company_changed': event({
    listeners: ['marketplace'],
    payload: z.object({
      companyId: id(),
      name: z.string(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      logo: z.string().nullable(),
      version: z.int(),
    }),
  }),
  /**
   * An account is gone for good, with its company. Whoever keeps something about it forgets it; what others see of the
   * company has no newer version than this.
   */
  'auth.account_erased': event({
    listeners: ['messaging', 'gamification', 'marketplace', 'training-catalog'],
    payload: z.object({ accountId: id(), companyId: id(), version: z.int() }),
  }),
  /** Every session of the account that began before `validAfter` is over. The auth service itself mirrors it to Redis. */
  'auth.sessions_ended': event({
    listeners: ['auth'],
    payload: z.object({ accountId: id(), validAfter: instant() }),
  }),
} as const;
