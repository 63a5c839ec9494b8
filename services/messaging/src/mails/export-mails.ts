import { Injectable } from '@nestjs/common';
import { olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { ownMailView } from './domain/mail.js';
import { MailRepository } from './store/mail.repository.js';

/** A member takes along which mails its account caused. */
@Injectable()
export class ExportMails {
  constructor(private readonly mails: MailRepository) {}

  /** @throws DomainError `access.denied` to everybody who is no member */
  async execute(
    caller: Caller,
    { before }: RpcInput<'messaging.mail.export'>,
  ): Promise<RpcOutput<'messaging.mail.export'>> {
    demandMember(caller);
    const rows = await this.mails.findOfAccount(caller.accountId, exportPageSize + 1, before);
    return olderPage(rows, exportPageSize, ownMailView);
  }
}
