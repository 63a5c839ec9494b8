import { DomainError, emailKey, isReservedName, nameKey, newId } from '@guildhall/kernel';
import type { Account, Registration } from '@guildhall/contracts/auth';

/** An account as the service keeps it: what its owner sees, and what nobody sees. */
export interface StoredAccount extends Omit<Account, 'company_name' | 'createdAt' | 'emailConfirmedAt' | 'closesAt'> {
  username_key: string;
  email_key: string;
  /** Argon2id in its PHC string form. */
  password: string;
  usedReferralCode: string | null;
  pointsVersion: number;
  createdAt: Date;
  emailConfirmedAt: Date | null;
  closesAt: Date | null;
  /** Sessions that began before are over. */
  validAfter: Date;
  /** When the administrator disabled it; null while it is in use. */
  disabledAt: Date | null;
  /** Counts up with every change of what others see of the company. */
  companyVersion: number;
}

/** The name of the one privileged account. */
export const adminUsername = 'admin';

/**
 * A company's new account out of its registration.
 * @throws DomainError `auth.account.username_reserved`
 */
export function openAccount(form: Registration, passwordHash: string, now: Date): StoredAccount {
  if (isReservedName(form.username)) {
    throw new DomainError('auth.account.username_reserved', { fields: { username: 'This user name is reserved' } });
  }
  return newAccount({ ...form, usedReferralCode: form.referralCode }, passwordHash, now);
}

/** The account of the site's own administrator. */
export function openAdminAccount(email: string, companyName: string, passwordHash: string, now: Date): StoredAccount {
  return newAccount({ username: adminUsername, email, companyName }, passwordHash, now);
}

type Given = Pick<StoredAccount, 'username' | 'email' | 'companyName'> &
  Partial<Omit<Registration, 'password' | 'confirmPassword'>> & { usedReferralCode?: string | null };

function newAccount(given: Given, passwordHash: string, now: Date): StoredAccount {
  return {
    id: newId(),
    companyId: newId(),
    username: given.username,
    username_key: nameKey(given.username),
    password: passwordHash,
    companyName: given.companyName,
    email: given.email,
    email_key: emailKey(given.email),
    firstName: null,
    lastName: null,
    phone: given.phone ?? null,
    address: given.address ?? null,
    city: given.city ?? null,
    state: given.state ?? null,
    zip: given.zip ?? null,
    country: given.country ?? null,
    industry: given.industry ?? null,
    logo: null,
    description: given.description ?? null,
    website: given.website ?? null,
    referralCode: null,
    usedReferralCode: given.usedReferralCode ?? null,
    referredBy: null,
    points: 0,
    level: 1,
    pointsVersion: 0,
    createdAt: now,
    emailConfirmedAt: null,
    pendingEmail: null,
    closesAt: null,
    validAfter: now,
    disabledAt: null,
    companyVersion: 0,
  };
}

/** The account as its owner sees it: never the password, never the keys. */
export function ownView(stored: StoredAccount): Account {
  const {
    username_key: _name,
    email_key: _email,
    password: _password,
    usedReferralCode: _code,
    pointsVersion: _version,
    validAfter: _valid,
    disabledAt: _disabled,
    companyVersion: _company,
    ...seen
  } = stored;
  return {
    ...seen,
    company_name: stored.companyName,
    createdAt: stored.createdAt.toISOString(),
    emailConfirmedAt: stored.emailConfirmedAt?.toISOString() ?? null,
    closesAt: stored.closesAt?.toISOString() ?? null,
  };
}
