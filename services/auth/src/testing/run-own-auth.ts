import type { Account } from '@guildhall/contracts/auth';
import { visitor } from '@guildhall/contracts/rpc';
import { RedisModule } from '@guildhall/service-kit';
import { testEngines } from '@guildhall/testing/engines';
import { buildRegistration, runOwnService } from '@guildhall/testing/service';
import type { OwnService } from '@guildhall/testing/service';
import { AccountsModule } from '../accounts/accounts.module.js';
import type { AdminSettings } from '../accounts/create-admin.js';
import { schema } from '../migrations/index.js';

export interface OwnAuth extends OwnService {
  /** Opens an account with `passwordInTests`, that nobody opened before. */
  register(changes?: Record<string, unknown>): Promise<Account>;
}

/** The auth service by itself, with an administrator where a password for one is given. */
export async function runOwnAuth(admin: Partial<AdminSettings> = {}): Promise<OwnAuth> {
  const service = await runOwnService('auth', schema, [
    RedisModule.forUrl(testEngines().urls.REDIS_URL),
    AccountsModule.withAdmin({ ADMIN_EMAIL: 'admin@guildhall.example', ...admin }),
  ]);
  return {
    ...service,
    register: async (changes = {}) =>
      (await service.ask(visitor, 'auth.account.register', buildRegistration(changes))).account,
  };
}
