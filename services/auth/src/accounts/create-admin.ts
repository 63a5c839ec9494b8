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

/**
 * Makes the account `admin` where there is none; a later start changes nothing about it. An ADMIN_EMAIL that another
 * account has stops the start, in the words of every bad setting.
 */
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
    try {
      await this.accounts.add(account);
      this.logger.log('The account admin was created');
    } catch (error) {
      if (!(await this.isDone(error))) throw error;
    }
  }

  /** Whether the account could not be added because another instance of this service was first. */
  private async isDone(error: unknown): Promise<boolean> {
    if (!(error instanceof DomainError)) return false;
    if (error.code === 'auth.account.username_taken') return true;
    if (error.code !== 'auth.account.email_taken') return false;
    // Of two equal accounts the name is refused, not the e-mail address: here it is somebody else's.
    const words = `${this.settings.ADMIN_EMAIL} belongs to another account, choose one that has none`;
    throw new Error(`Bad setting ADMIN_EMAIL: ${words}`, { cause: error });
  }
}
