import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import { site } from '@guildhall/contracts/site';
import { CLOCK } from '@guildhall/service-kit';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { adminUsername, openAdminAccount } from './domain/account.js';
import { AccountRepository } from './store/account.repository.js';

/** With what the first start makes the account `admin`. */
export const ADMIN_SETTINGS = Symbol('admin settings');
export interface AdminSettings {
  ADMIN_EMAIL: string;
  ADMIN_PASSWORD?: string | undefined;
}

/** Makes the account `admin` where there is none. A later start changes nothing about it. */
@Injectable()
export class CreateAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(CreateAdmin.name);

  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    @Inject(ADMIN_SETTINGS) private readonly settings: AdminSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.settings;
    if (!ADMIN_PASSWORD || (await this.accounts.findByNameKey(adminUsername))) return;
    const account = openAdminAccount(ADMIN_EMAIL, site.name, await this.hasher.hash(ADMIN_PASSWORD), this.clock.now());
    await this.accounts.add(account).catch((error: unknown) => {
      // Another instance of this service was first: then it is done.
      if (!(error instanceof DomainError)) throw error;
    });
    this.logger.log('The account admin was created');
  }
}
