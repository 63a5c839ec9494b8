import { Controller } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { RpcClient } from '@guildhall/service-kit';
import { NoteRefused } from '../audit/note-refused.js';
import { HttpRoute, Input } from '../http/http-route.js';
import type { RouteInput } from '../http/http-route.js';

/** What a member changes about account and company, and what others see of it. */
@Controller()
export class UsersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly noteRefused: NoteRefused,
  ) {}

  @HttpRoute('user.profile')
  saveProfile(@Input() { body }: RouteInput<'user.profile'>) {
    return this.rpc.call('auth.account.update_personal', body);
  }

  @HttpRoute('user.pending-email')
  keepEmail() {
    return this.rpc.call('auth.email.cancel_change', {});
  }

  @HttpRoute('users.update')
  saveCompany(@Input() { params, body }: RouteInput<'users.update'>) {
    const form = { ...params, profile: body };
    return this.rpc.call('auth.account.update_company', form).catch((error: unknown) => this.refused(error));
  }

  /** An account that is not there for whoever asks is somebody else's: the try is written down. */
  private refused(error: unknown): never {
    const isForeign = error instanceof DomainError && error.code === 'auth.account.not_found';
    if (isForeign) this.noteRefused.access('users.update');
    throw error;
  }

  @HttpRoute('companies.read')
  readCompany(@Input() { params }: RouteInput<'companies.read'>) {
    return this.rpc.call('auth.company.read', params);
  }
}
