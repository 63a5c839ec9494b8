import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountForAdmin } from '../administration/account-for-admin.js';
import { AdministrationController } from '../administration/administration.controller.js';
import { DisableAccount } from '../administration/disable-account.js';
import { EnableAccount } from '../administration/enable-account.js';
import { EndSessionsOf } from '../administration/end-sessions-of.js';
import { ReadAuditLog } from '../administration/read-audit-log.js';
import { SearchAccounts } from '../administration/search-accounts.js';
import { AccountListing } from '../administration/store/account-listing.js';
import { AuditModule } from '../audit/audit.module.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { OnSessionsEnded } from '../sessions/on-sessions-ended.js';
import { ValidityMirror } from '../sessions/validity-mirror.js';
import { AccountsController } from './accounts.controller.js';
import { Authenticate } from './authenticate.js';
import { ADMIN_SETTINGS, CreateAdmin } from './create-admin.js';
import type { AdminSettings } from './create-admin.js';
import { OnPointsChanged } from './on-points-changed.js';
import { ReadAccount } from './read-account.js';
import { RegisterAccount } from './register-account.js';
import { AccountEntity, CompanyEntity } from './store/account.entity.js';
import { AccountRepository } from './store/account.repository.js';

/** The administrator's deeds. */
const administration = [
  AccountForAdmin,
  AccountListing,
  SearchAccounts,
  DisableAccount,
  EnableAccount,
  EndSessionsOf,
  ReadAuditLog,
];

@Module({})
export class AccountsModule {
  static withAdmin(settings: AdminSettings): DynamicModule {
    return {
      module: AccountsModule,
      imports: [TypeOrmModule.forFeature([AccountEntity, CompanyEntity]), AuditModule],
      controllers: [AccountsController, AdministrationController],
      providers: [
        AccountRepository,
        PasswordHasher,
        RegisterAccount,
        Authenticate,
        ReadAccount,
        OnPointsChanged,
        CreateAdmin,
        EndSessions,
        ValidityMirror,
        OnSessionsEnded,
        ...administration,
        { provide: ADMIN_SETTINGS, useValue: settings },
      ],
    };
  }
}
