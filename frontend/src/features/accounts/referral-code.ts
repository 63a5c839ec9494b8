import { registration } from '@guildhall/contracts/auth';

/** The code of who invited, from a link such as `/auth/register?ref=K7P2`; null without one, or with one that can't be. */
export function referralCodeOf(query: string): string | null {
  // A broken link must not keep anybody from joining: the form has no field in which the code could be mended.
  return registration.shape.referralCode.safeParse(new URLSearchParams(query).get('ref')).data ?? null;
}
