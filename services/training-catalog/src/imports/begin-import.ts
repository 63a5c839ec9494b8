import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';
import type { ImportSource } from '@guildhall/contracts/training';
import { CLOCK, Transactions } from '@guildhall/service-kit';
import { operatorOnly } from '../access/operator-only.js';
import { abandonRun, openRun } from './domain/import-run.js';
import { openSource } from './domain/source.js';
import { ImportRunRepository } from './store/import-run.repository.js';
import { SourceRepository } from './store/source.repository.js';

/** Opens a run for a source. One that is still open for it is abandoned: a source has one run at a time. */
@Injectable()
export class BeginImport {
  constructor(
    private readonly sources: SourceRepository,
    private readonly runs: ImportRunRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, given: ImportSource): Promise<{ runId: string }> {
    operatorOnly(caller);
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const sourceId = await this.sources.keep(openSource(given, now));
      const left = await this.runs.lockRunning(sourceId);
      if (left) await this.runs.keep(abandonRun(left, now));
      const run = openRun(sourceId, now);
      await this.runs.add(run);
      return { runId: run.id };
    });
  }
}
