import { closingDays } from '@guildhall/contracts/site';

const dayMs = 86_400_000;

/** When an account ends whose owner asks for it now. */
export const endOf = (now: Date): Date => new Date(now.getTime() + closingDays * dayMs);
