import { Injectable } from '@nestjs/common';
import { DomainError, olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
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
    if (caller.kind !== 'member') throw new DomainError('access.denied');
    const rows = await this.ledger.findOlder(caller.accountId, exportPageSize + 1, before);
    const { results, next } = olderPage(rows, exportPageSize);
    return { results: results.map(entryView), next };
  }
}
