import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { CancelEmailChange } from '../emails/cancel-email-change.js';
import { ConfirmEmail } from '../emails/confirm-email.js';
import { SendConfirmation } from '../emails/send-confirmation.js';
import { IssueLinkToken } from '../one-time-links/issue-link-token.js';
import { RequestPasswordReset } from '../password-reset/request-password-reset.js';
import { ResetPassword } from '../password-reset/reset-password.js';
import { ChangePassword } from './change-password.js';

@Controller()
export class CredentialsController {
  constructor(
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly resetPassword: ResetPassword,
    private readonly confirmEmail: ConfirmEmail,
    private readonly sendConfirmation: SendConfirmation,
    private readonly cancelEmailChange: CancelEmailChange,
    private readonly issueLinkToken: IssueLinkToken,
    private readonly changePassword: ChangePassword,
  ) {}

  @RpcHandler('auth.password_reset.request')
  request(_caller: Caller, { email }: RpcInput<'auth.password_reset.request'>) {
    return this.requestPasswordReset.execute(email);
  }

  @RpcHandler('auth.password_reset.perform')
  reset(_caller: Caller, form: RpcInput<'auth.password_reset.perform'>) {
    return this.resetPassword.execute(form);
  }

  @RpcHandler('auth.email.confirm')
  confirm(_caller: Caller, { token }: RpcInput<'auth.email.confirm'>) {
    return this.confirmEmail.execute(token);
  }

  @RpcHandler('auth.email.send_link')
  sendLink(caller: Caller, _input: RpcInput<'auth.email.send_link'>) {
    return this.sendConfirmation.execute(caller);
  }

  @RpcHandler('auth.email.cancel_change')
  cancelChange(caller: Caller, _input: RpcInput<'auth.email.cancel_change'>) {
    return this.cancelEmailChange.execute(caller);
  }

  @RpcHandler('auth.link.issue')
  issue(caller: Caller, { id }: RpcInput<'auth.link.issue'>) {
    return this.issueLinkToken.execute(caller, id);
  }

  @RpcHandler('auth.account.change_password')
  change(caller: Caller, form: RpcInput<'auth.account.change_password'>) {
    return this.changePassword.execute(caller, form);
  }
}
