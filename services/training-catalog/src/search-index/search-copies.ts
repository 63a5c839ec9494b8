import { Injectable } from '@nestjs/common';
import type { OpportunitySummary } from '@guildhall/contracts/training';
import type { SearchEngine } from '@guildhall/search';
import type { StoredOpportunity } from '../opportunities/domain/opportunity.js';
import { searchDocument } from './domain/search-document.js';
import { SearchEngines } from './search-engines.js';

/** Carries changed rows into their search copies: active ones are put, all others taken out. */
@Injectable()
export class SearchCopies {
  constructor(private readonly engines: SearchEngines) {}

  /** Writes the rows' own search columns; belongs into the transaction that writes the rows. */
  async writeColumns(changed: readonly StoredOpportunity[]): Promise<void> {
    await write(this.engines.postgres, changed);
  }

  /**
   * Writes the copy in Elasticsearch. One that is not there yet, or of another definition, is left to its rebuild: with a
   * few rows in it, it would pass for the whole.
   * @throws SearchAway
   */
  async follow(changed: readonly StoredOpportunity[]): Promise<void> {
    const { elasticsearch } = this.engines;
    if (elasticsearch && (await elasticsearch.state()) === 'ready') await write(elasticsearch, changed);
  }
}

async function write(engine: SearchEngine<OpportunitySummary>, changed: readonly StoredOpportunity[]): Promise<void> {
  const [found, gone] = [
    changed.filter(({ status }) => status === 'active'),
    changed.filter(({ status }) => status !== 'active'),
  ];
  if (found.length > 0) await engine.put(found.map(searchDocument));
  if (gone.length > 0) await engine.remove(gone);
}
