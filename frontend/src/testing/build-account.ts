import type { Account } from '@guildhall/contracts/auth';

/** An account as its owner reads it: a member whose address is confirmed and who has told little of itself. */
export function buildAccount(parts: Partial<Account> = {}): Account {
  const companyName = parts.companyName ?? 'Badger Castings';
  return {
    id: '0198a7f0-0000-7000-8000-000000000001',
    companyId: '0198a7f0-0000-7000-8000-000000000002',
    username: 'badger',
    email: 'office@badger.example',
    companyName,
    company_name: companyName,
    firstName: null,
    lastName: null,
    phone: null,
    address: null,
    city: null,
    state: null,
    zip: null,
    country: null,
    industry: null,
    logo: null,
    description: null,
    website: null,
    referralCode: null,
    referredBy: null,
    points: 20,
    level: 1,
    createdAt: '2026-11-02T15:00:00.000Z',
    emailConfirmedAt: '2026-11-02T16:00:00.000Z',
    pendingEmail: null,
    closesAt: null,
    ...parts,
  };
}
