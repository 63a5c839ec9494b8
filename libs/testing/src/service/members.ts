import type { Member } from '@guildhall/contracts/rpc';

/** Whoever owns this account, as a caller. */
export const asMember = ({ id, companyId }: { id: string; companyId: string }): Member => ({
  kind: 'member',
  accountId: id,
  companyId,
  admin: false,
});

/** The administrator, as a caller. */
export const asAdmin = (account: { id: string; companyId: string }): Member => ({ ...asMember(account), admin: true });

export const passwordInTests = 'secret1';
let made = 0;

/** A registration that nobody made before. */
export const buildRegistration = (changes: Record<string, unknown> = {}) => {
  const username = `shop-${++made}`;
  return {
    username,
    email: `${username}@shop.example`,
    password: passwordInTests,
    confirmPassword: passwordInTests,
    companyName: 'Badger Tool',
    ...changes,
  };
};
