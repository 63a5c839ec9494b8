import { Injectable } from '@nestjs/common';
import { levelAt } from '@guildhall/contracts/gamification';
import type { Standing } from '@guildhall/contracts/gamification';
import type { Caller } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { entryView } from './domain/award.js';
import { LedgerRepository } from './store/ledger.repository.js';

const rowsShown = 100;

/** A member reads its own points, level and ledger. */
@Injectable()
export class ReadStanding {
  constructor(private readonly ledger: LedgerRepository) {}

  /** @throws DomainError `access.denied` to everybody who is no member */
  async execute(caller: Caller): Promise<Standing> {
    demandMember(caller);
    const [held, entries] = await Promise.all([
      this.ledger.findBalance(caller.accountId),
      this.ledger.findNewest(caller.accountId, rowsShown),
    ]);
    const points = held?.balance ?? 0;
    return {
      points,
      level: levelAt(points),
      ledger: entries.map(entryView),
    };
  }
}
