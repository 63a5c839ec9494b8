import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { importBatch } from '@guildhall/contracts/training';
import { systemContext, Transactions } from '@guildhall/service-kit';
import { BeginImport } from './begin-import.js';
import { readSample, sampleSource } from './domain/sample.js';
import { FinishImport } from './finish-import.js';
import { ImportLock } from './store/import-lock.js';
import { SourceRepository } from './store/source.repository.js';
import { TakeRows } from './take-rows.js';

const firstWave = fileURLToPath(new URL('../../sample/first-wave.jsonl', import.meta.url));
const { caller } = systemContext('training-catalog');

/** Fills a fresh house with the sample catalogue before it says that it is ready; once, all of it or nothing. */
@Injectable()
export class LoadSample implements OnApplicationBootstrap {
  private readonly logger = new Logger(LoadSample.name);

  constructor(
    private readonly sources: SourceRepository,
    private readonly lock: ImportLock,
    private readonly beginImport: BeginImport,
    private readonly takeRows: TakeRows,
    private readonly finishImport: FinishImport,
    private readonly transactions: Transactions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.sources.wasEverImported(sampleSource.name)) return;
    const rows = readSample(await readFile(firstWave, 'utf8'));
    await this.transactions.run(async () => {
      await this.lock.take(sampleSource.name);
      // Another instance of this service was first: then it is done.
      if (await this.sources.wasEverImported(sampleSource.name)) return;
      const { runId } = await this.beginImport.execute(caller, sampleSource);
      for (let batch = 0; batch * importBatch.rows < rows.length; batch += 1) {
        const part = rows.slice(batch * importBatch.rows, (batch + 1) * importBatch.rows);
        await this.takeRows.execute(caller, { runId, batch, rows: part });
      }
      const { created, refused } = await this.finishImport.execute(caller, runId);
      if (refused > 0) throw new Error(`${refused} rows of the sample catalogue were refused`);
      this.logger.log(`The sample catalogue was loaded: ${created} opportunities`);
    });
  }
}
