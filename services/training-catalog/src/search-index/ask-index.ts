import { Injectable } from '@nestjs/common';
import type { OpportunitySummary } from '@guildhall/contracts/training';
import { SearchAway } from '@guildhall/search';
import type { SearchAnswer, SearchRequest } from '@guildhall/search';
import { ElasticsearchCopy } from './elasticsearch-copy.js';
import { SearchEngines } from './search-engines.js';

/** Elasticsearch has this long; then PostgreSQL answers, still within the asker's first try. */
const elasticsearchDeadlineMs = 400;
const postgresDeadlineMs = 1500;

/** Asks the copy in Elasticsearch where it is configured and trusted, and PostgreSQL otherwise. */
@Injectable()
export class AskIndex {
  constructor(
    private readonly engines: SearchEngines,
    private readonly copy: ElasticsearchCopy,
  ) {}

  /**
   * Answers a search; `degraded` when PostgreSQL stood in for Elasticsearch.
   * @throws SearchAway, SearchRequestRefused
   */
  async query(request: SearchRequest): Promise<SearchAnswer<OpportunitySummary> & { degraded: boolean }> {
    const answer = await this.askElasticsearch(request);
    if (answer) return { ...answer, degraded: false };
    return { ...(await this.engines.postgres.query(request, { deadlineMs: postgresDeadlineMs })), degraded: this.copy.isConfigured };
  }

  private async askElasticsearch(request: SearchRequest): Promise<SearchAnswer<OpportunitySummary> | null> {
    const engine = this.copy.trustedEngine;
    if (!engine) return null;
    try {
      const answer = await engine.query(request, { deadlineMs: elasticsearchDeadlineMs });
      this.copy.note(null);
      return answer;
    } catch (error) {
      if (!(error instanceof SearchAway)) throw error;
      this.copy.note(error.message);
      return null;
    }
  }
}
