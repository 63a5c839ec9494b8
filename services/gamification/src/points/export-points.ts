import { Injectable } from '@nestjs/common';
import { olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { entryView } from './domain/award.js';
import { LedgerRepository } from './store/ledger.repository.js';

/** A member takes its whole points ledger along. */
@Injectable()
export class ExportPoints {
  constructor(private readonly ledger: LedgerRepository) {}

  /** @throws DomainError `access.denied` to everybody who is no member */
  async execute(
    caller: Caller,
    { before }: RpcInput<'gamification.point.export'>,
  ): Promise<RpcOutput<'gamification.point.export'>> {
    demandMember(caller);
    const rows = await this.ledger.findOlder(caller.accountId, exportPageSize + 1, before);
    return olderPage(rows, exportPageSize, entryView);
  }
}
