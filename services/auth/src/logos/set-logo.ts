import { Injectable } from '@nestjs/common';
import type { Account, LogoFit } from '@guildhall/contracts/auth';
import type { Caller } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { ChangeLogo } from './change-logo.js';
import { LogoFiles } from './logo-files.js';
import { RenderLogo } from './render-logo.js';

/** A member gives its company a logo. What was sent is read once and never kept. */
@Injectable()
export class SetLogo {
  constructor(
    private readonly files: LogoFiles,
    private readonly renderLogo: RenderLogo,
    private readonly changeLogo: ChangeLogo,
  ) {}

  /** @throws DomainError `auth.logo.not_an_image`, `auth.logo.too_large`, `auth.logo.busy`, `auth.account.not_found` */
  async execute(caller: Caller, key: string, fit: LogoFit): Promise<Account> {
    demandMember(caller);
    const images = await this.renderLogo.execute(await this.files.readUpload(key), fit);
    const logo = await this.files.keep(images);
    try {
      return await this.changeLogo.execute(caller.accountId, logo);
    } catch (error) {
      await this.files.discard(logo);
      throw error;
    }
  }
}
