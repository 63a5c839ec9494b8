import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { OpportunitySummary } from '@guildhall/contracts/training';
import { ElasticsearchSearch, PostgresSearch } from '@guildhall/search';
import type { SearchEngine } from '@guildhall/search';
import { Transactions } from '@guildhall/service-kit';
import { opportunitiesIndex, opportunitiesTable } from './opportunities.index.js';

/** Where the search copies are, besides PostgreSQL. */
export const SEARCH_SETTINGS = Symbol('search settings');
export interface SearchSettings {
  ELASTICSEARCH_URL?: string | undefined;
  /** What the names of its indices begin with, where several catalogues share one Elasticsearch. */
  indexPrefix?: string;
}

/** The engines that hold a search copy: always PostgreSQL, and Elasticsearch where one is configured. */
@Injectable()
export class SearchEngines implements OnApplicationShutdown {
  /** Its copy is written in the transaction of the row. */
  readonly postgres: PostgresSearch<OpportunitySummary>;
  /** Its copy follows by events. */
  readonly elasticsearch: SearchEngine<OpportunitySummary> | null;

  constructor(
    transactions: Transactions,
    @Inject(SEARCH_SETTINGS) { ELASTICSEARCH_URL: url, indexPrefix: prefix }: SearchSettings,
  ) {
    // Statements take part in the open transaction where there is one.
    const executor = { query: (text: string, values?: unknown[]) => transactions.query(text, values) };
    this.postgres = new PostgresSearch(opportunitiesIndex, opportunitiesTable, executor);
    this.elasticsearch = url ? new ElasticsearchSearch(opportunitiesIndex, { url, prefix }) : null;
  }

  get all(): SearchEngine<OpportunitySummary>[] {
    return this.elasticsearch ? [this.postgres, this.elasticsearch] : [this.postgres];
  }

  async onApplicationShutdown(): Promise<void> {
    await this.elasticsearch?.close();
  }
}
