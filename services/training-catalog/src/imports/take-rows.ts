import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import type { ImportCounts } from '@guildhall/contracts/training';
import { CLOCK, Outbox, Transactions } from '@guildhall/service-kit';
import { operatorOnly } from '../access/operator-only.js';
import type { Origin } from '../opportunities/domain/opportunity.js';
import { OpportunityRepository } from '../opportunities/store/opportunity.repository.js';
import { SearchCopies } from '../search-index/search-copies.js';
import { compareRows } from './domain/compare-rows.js';
import type { Comparison } from './domain/compare-rows.js';
import { countBatch } from './domain/import-run.js';
import type { ImportRun } from './domain/import-run.js';
import { readRows } from './domain/read-rows.js';
import { ImportRunRepository } from './store/import-run.repository.js';
import { SourceRepository } from './store/source.repository.js';

/** Takes one batch of a run: rows, search columns, counts and the event commit together, once per batch number. */
@Injectable()
export class TakeRows {
  constructor(
    private readonly sources: SourceRepository,
    private readonly runs: ImportRunRepository,
    private readonly opportunities: OpportunityRepository,
    private readonly searchCopies: SearchCopies,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    caller: Caller,
    { runId, batch, rows: raw }: RpcInput<'training-catalog.import.rows'>,
  ): Promise<ImportCounts> {
    operatorOnly(caller);
    return this.transactions.run(async () => {
      const run = await this.runs.lock(runId);
      if (!run) throw new DomainError('training-catalog.import.not_running');
      const known = await this.runs.findBatch(runId, batch);
      if (known) return known;
      const read = readRows(raw);
      const comparison = await this.compare(run, read.rows);
      const counts = countsOf(comparison, read.refused);
      await this.runs.keep(countBatch(run, counts));
      await this.runs.addBatch(runId, batch, counts);
      await this.keep(comparison, runId);
      return counts;
    });
  }

  private async compare(run: ImportRun, rows: ReturnType<typeof readRows>['rows']): Promise<Comparison> {
    const source = await this.sources.find(run.sourceId);
    if (!source) throw new DomainError('training-catalog.import.not_running');
    const origin: Origin = {
      sourceId: source.id,
      sourceType: source.sourceType,
      sourceUrl: source.sourceUrl,
      runId: run.id,
    };
    const known = await this.opportunities.findByKeys(
      source.id,
      rows.map(({ row }) => row.key),
    );
    return compareRows(rows, known, origin, this.clock.now());
  }

  private async keep({ created, updated, unchanged }: Comparison, runId: string): Promise<void> {
    const changed = [...created, ...updated];
    await this.opportunities.save(changed);
    await this.opportunities.markSeen(unchanged, runId, this.clock.now());
    if (changed.length === 0) return;
    await this.searchCopies.writeColumns(changed);
    await this.outbox.tell('training-catalog.opportunities_changed', { ids: changed.map(({ id }) => id) });
  }
}

function countsOf(
  { created, updated, unchanged, refused }: Comparison,
  unreadable: ImportCounts['refused'],
): ImportCounts {
  return {
    created: created.length,
    updated: updated.length,
    unchanged: unchanged.length,
    refused: [...unreadable, ...refused].sort((a, b) => a.index - b.index),
  };
}
