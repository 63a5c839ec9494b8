import { Injectable } from '@nestjs/common';
import { DomainError, olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
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
    if (caller.kind !== 'member') throw new DomainError('access.denied');
    const rows = await this.mails.findOfAccount(caller.accountId, exportPageSize + 1, before);
    const { results, next } = olderPage(rows, exportPageSize);
    return { results: results.map(ownMailView), next };
  }
}
