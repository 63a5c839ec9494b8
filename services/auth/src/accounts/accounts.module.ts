import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountForAdmin } from '../administration/account-for-admin.js';
import { AdministrationController } from '../administration/administration.controller.js';
import { DisableAccount } from '../administration/disable-account.js';
import { EnableAccount } from '../administration/enable-account.js';
import { EndSessionsOf } from '../administration/end-sessions-of.js';
import { NoteDeed } from '../administration/note-deed.js';
import { NoteDenied } from '../administration/note-denied.js';
import { NoteRefusedLogin } from '../administration/note-refused-login.js';
import { ReadAuditLog } from '../administration/read-audit-log.js';
import { SearchAccounts } from '../administration/search-accounts.js';
import { AccountListing } from '../administration/store/account-listing.js';
import { AuditModule } from '../audit/audit.module.js';
import { ChangePassword } from '../credentials/change-password.js';
import { CredentialsController } from '../credentials/credentials.controller.js';
import { DemandPassword } from '../credentials/demand-password.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { AskForEmail } from '../emails/ask-for-email.js';
import { CancelEmailChange } from '../emails/cancel-email-change.js';
import { ConfirmEmail } from '../emails/confirm-email.js';
import { DemandFewMails } from '../emails/demand-few-mails.js';
import { SendConfirmation } from '../emails/send-confirmation.js';
import { VerifyEmail } from '../emails/verify-email.js';
import { IssueLinkToken } from '../one-time-links/issue-link-token.js';
import { MakeLink } from '../one-time-links/make-link.js';
import { OneTimeLinkRepository } from '../one-time-links/store/one-time-link.repository.js';
import { UseLink } from '../one-time-links/use-link.js';
import { OnPasswordResetAsked } from '../password-reset/on-password-reset-asked.js';
import { RequestPasswordReset } from '../password-reset/request-password-reset.js';
import { ResetPassword } from '../password-reset/reset-password.js';
import { CloseAccount } from '../closing/close-account.js';
import { ClosingController } from '../closing/closing.controller.js';
import { EraseAccount } from '../closing/erase-account.js';
import { EraseDueAccounts } from '../closing/erase-due-accounts.js';
import { ExportAccount } from '../closing/export-account.js';
import { KeepAccount } from '../closing/keep-account.js';
import { ReadCompany } from '../companies/read-company.js';
import { ChangeLogo } from '../logos/change-logo.js';
import { LogoFiles } from '../logos/logo-files.js';
import { LogosController } from '../logos/logos.controller.js';
import { RemoveLogo } from '../logos/remove-logo.js';
import { RenderLogo } from '../logos/render-logo.js';
import { SetLogo } from '../logos/set-logo.js';
import { SweepUploads } from '../logos/sweep-uploads.js';
import { ChangeProfile } from '../profile/change-profile.js';
import { ProfileController } from '../profile/profile.controller.js';
import { UpdateCompany } from '../profile/update-company.js';
import { UpdatePersonal } from '../profile/update-personal.js';
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

/** Passwords, e-mail addresses and the links that are mailed for them. */
const credentials = [
  PasswordHasher,
  DemandPassword,
  ChangePassword,
  OneTimeLinkRepository,
  MakeLink,
  UseLink,
  IssueLinkToken,
  RequestPasswordReset,
  OnPasswordResetAsked,
  ResetPassword,
  VerifyEmail,
  ConfirmEmail,
  SendConfirmation,
  AskForEmail,
  DemandFewMails,
  CancelEmailChange,
];

/** What an owner changes about account and company, and what others see of it. */
const profile = [ChangeProfile, UpdatePersonal, UpdateCompany, ReadCompany];

/** A company's logo and its files. */
const logos = [LogoFiles, RenderLogo, ChangeLogo, SetLogo, RemoveLogo, SweepUploads];

/** What a member takes along, and the end of an account. */
const closing = [CloseAccount, KeepAccount, ExportAccount, EraseAccount, EraseDueAccounts];

/** The administrator's deeds. */
const administration = [
  AccountForAdmin,
  AccountListing,
  SearchAccounts,
  DisableAccount,
  EnableAccount,
  EndSessionsOf,
  ReadAuditLog,
  NoteDeed,
  NoteDenied,
  NoteRefusedLogin,
];

@Module({})
export class AccountsModule {
  static withAdmin(settings: AdminSettings): DynamicModule {
    return {
      module: AccountsModule,
      imports: [TypeOrmModule.forFeature([AccountEntity, CompanyEntity]), AuditModule],
      controllers: [
        AccountsController,
        AdministrationController,
        CredentialsController,
        ProfileController,
        LogosController,
        ClosingController,
      ],
      providers: [
        AccountRepository,
        ...credentials,
        RegisterAccount,
        Authenticate,
        ReadAccount,
        OnPointsChanged,
        CreateAdmin,
        EndSessions,
        ValidityMirror,
        OnSessionsEnded,
        ...profile,
        ...logos,
        ...closing,
        ...administration,
        { provide: ADMIN_SETTINGS, useValue: settings },
      ],
    };
  }
}
