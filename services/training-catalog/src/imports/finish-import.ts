import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';
import { CLOCK, Transactions } from '@guildhall/service-kit';
import { operatorOnly } from '../access/operator-only.js';
import { finishRun } from './domain/import-run.js';
import type { RunTotals } from './domain/import-run.js';
import { ImportRunRepository } from './store/import-run.repository.js';

/** Ends a run and answers what it did. */
@Injectable()
export class FinishImport {
  constructor(
    private readonly runs: ImportRunRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, runId: string): Promise<RunTotals> {
    operatorOnly(caller);
    return this.transactions.run(async () => {
      const run = await this.runs.lock(runId);
      if (!run) throw new DomainError('training-catalog.import.not_running');
      const { created, updated, unchanged, refused } = run;
      await this.runs.keep(finishRun(run, this.clock.now()));
      return { created, updated, unchanged, refused };
    });
  }
}
