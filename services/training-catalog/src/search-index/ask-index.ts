import { Injectable } from '@nestjs/common';
import type { OpportunitySummary } from '@guildhall/contracts/training';
import { SearchWithFallback } from '@guildhall/search';
import type { FallbackAnswer, SearchRequest } from '@guildhall/search';
import { ElasticsearchCopy } from './elasticsearch-copy.js';
import { SearchEngines } from './search-engines.js';

/** Elasticsearch has this long; then PostgreSQL answers, still within the asker's first try. */
const primaryDeadlineMs = 400;
const deadlineMs = 1800;

/** Asks Elasticsearch where it is configured and its copy is trusted, and PostgreSQL otherwise. */
@Injectable()
export class AskIndex {
  private readonly both: SearchWithFallback<OpportunitySummary> | null;

  constructor(
    private readonly engines: SearchEngines,
    copy: ElasticsearchCopy,
  ) {
    const { postgres, elasticsearch } = engines;
    const options = { primaryDeadlineMs, primaryIsWhole: () => copy.isTrusted };
    this.both = elasticsearch ? new SearchWithFallback(elasticsearch, postgres, options) : null;
  }

  /**
   * Answers a search; `degraded` when PostgreSQL stood in for Elasticsearch.
   * @throws SearchAway, SearchRequestRefused
   */
  async query(request: SearchRequest): Promise<FallbackAnswer<OpportunitySummary>> {
    if (this.both) return this.both.query(request, { deadlineMs });
    return { ...(await this.engines.postgres.query(request, { deadlineMs })), degraded: false };
  }
}
