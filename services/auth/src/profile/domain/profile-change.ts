import type { CompanyProfile, PersonalProfile } from '@guildhall/contracts/auth';
import type { StoredAccount } from '../../accounts/domain/account.js';

/** What either page may save, the e-mail address and the proof for it apart. */
export type ProfileFields = Omit<PersonalProfile & CompanyProfile, 'email' | 'currentPassword'>;
type Column = keyof ProfileFields;

/** What others see of a company. */
const seen: readonly Column[] = ['companyName', 'industry', 'city', 'state', 'description', 'website'];

/** The columns that a form really changes: what it leaves out stays, what it repeats is no change. */
export function changesOf(account: StoredAccount, given: Partial<ProfileFields>): Partial<ProfileFields> {
  const columns = (Object.keys(given) as Column[]).filter(
    (column) => given[column] !== undefined && given[column] !== account[column],
  );
  return Object.fromEntries(columns.map((column) => [column, given[column]]));
}

/** Whether others see any of these changes. */
export function isSeen(changes: Partial<ProfileFields>): boolean {
  return seen.some((column) => column in changes);
}
