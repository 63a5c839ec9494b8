import { randomBytes } from 'node:crypto';

/** A complete registration that nobody has sent before. */
export function buildRegistration(changes: Record<string, unknown> = {}) {
  const username = `shop-${randomBytes(6).toString('hex')}`;
  return {
    username,
    email: `${username}@shop.example`,
    password: 'secret1',
    confirmPassword: 'secret1',
    companyName: 'Badger Tool & Die',
    ...changes,
  };
}
