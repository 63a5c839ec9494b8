import { Client } from '@elastic/elasticsearch';
import { SearchAway } from '../errors.js';
import { compareCopies } from '../compare-copies.js';
import { streamInBatches } from '../in-batches.js';
import type {
  DocumentVersion,
  Drift,
  EngineState,
  Fingerprint,
  PutResult,
  SearchAnswer,
  SearchDocument,
  SearchEngine,
  SearchRequest,
  WriteOptions,
} from '../port.js';
import type { SearchIndex } from '../search-index.js';
import { checkSize } from '../size-guard.js';
import { checkRequest } from '../window.js';
import { answerQuery } from './answer-query.js';
import { asSearchAway } from './away.js';
import { bulkWrite, type BulkOutcome } from './bulk-writer.js';
import { copiesOf } from './copies.js';
import { IndexAdmin } from './index-admin.js';
import { definitionHash } from './index-body.js';
import { newSuffix } from './index-names.js';
import { repairDrift } from './repair.js';
import { searchBody, tombstone, type SearchBody } from './search-body.js';

export interface ElasticsearchOptions {
  /** Address of the cluster, credentials included where it asks for them. */
  url: string;
  /** What the names of all indices begin with; several houses can share a cluster. */
  prefix?: string;
}

/** How long writes may take; queries have a deadline of their own. */
const WRITE_TIMEOUT_MS = 30_000;
/** Writes that find their index gone ask again where to write. */
const WRITE_TRIES = 3;

/**
 * Search in Elasticsearch: an alias to one index, a second index beside it while one is rebuilt. What is written is
 * found after at most a second.
 */
export class ElasticsearchSearch<Source = unknown> implements SearchEngine<Source> {
  readonly engine = 'elasticsearch';
  private readonly client: Client;
  private readonly alias: string;
  private readonly admin: IndexAdmin;

  constructor(
    readonly index: SearchIndex,
    { url, prefix = 'guildhall-' }: ElasticsearchOptions,
  ) {
    this.client = new Client({ node: url, maxRetries: 0, requestTimeout: WRITE_TIMEOUT_MS });
    this.alias = `${prefix}${index.name}`;
    this.admin = new IndexAdmin(this.client, index, this.alias);
  }

  async prepare(): Promise<void> {
    await this.admin.prepare().catch(asSearchAway);
  }

  async state(): Promise<EngineState> {
    try {
      const definition = await this.admin.definition();
      if (definition === undefined) return 'absent';
      return definition === definitionHash(this.index) ? 'ready' : 'outdated';
    } catch {
      return 'away';
    }
  }

  async put(documents: readonly SearchDocument<Source>[], { visible = false }: WriteOptions = {}): Promise<PutResult> {
    return this.write(
      documents.map((document) => searchBody(this.index, document)),
      visible,
    ).catch(asSearchAway);
  }

  async remove(documents: readonly DocumentVersion[], { visible = false }: WriteOptions = {}): Promise<PutResult> {
    return this.write(
      documents.map(({ id, version }) => tombstone(id, version)),
      visible,
    ).catch(asSearchAway);
  }

  async query(request: SearchRequest, { deadlineMs }: { deadlineMs?: number } = {}): Promise<SearchAnswer<Source>> {
    checkRequest(this.index, request);
    return answerQuery<Source>(this.client, this.alias, this.index, request, deadlineMs).catch(asSearchAway);
  }

  /** Writes by others go to both indices meanwhile; the swap is one step, and nothing is lost when it is refused. */
  async rebuild(
    documents: AsyncIterable<SearchDocument<Source>>,
    { expectedTotal }: { expectedTotal?: number } = {},
  ): Promise<{ documents: number }> {
    await this.prepare();
    const suffix = newSuffix(new Date());
    const writer = await this.admin.create(suffix).catch(asSearchAway);
    try {
      for await (const batch of streamInBatches(documents, 500)) {
        await bulkWrite(
          this.client,
          writer,
          batch.map((document) => searchBody(this.index, document)),
          'external_gte',
          false,
        );
      }
      const after = await this.count(writer);
      checkSize(await this.count(this.alias), after, expectedTotal);
      await this.admin.swap(suffix);
      return { documents: after };
    } catch (error) {
      await this.admin.discard(suffix).catch(() => undefined);
      return asSearchAway(error);
    }
  }

  async drift(rows: AsyncIterable<DocumentVersion>): Promise<Drift> {
    return compareCopies(copiesOf(this.client, this.alias), rows).catch(asSearchAway);
  }

  async repair(
    drift: Drift,
    load: (ids: string[]) => Promise<SearchDocument<Source>[]>,
  ): Promise<{ written: number; removed: number }> {
    await this.prepare();
    const done = { written: 0, removed: 0 };
    for (const writer of await this.admin.writers().catch(asSearchAway)) {
      const { written, removed } = await repairDrift(this.client, writer, this.index, drift, load).catch(asSearchAway);
      done.written = Math.max(done.written, written);
      done.removed = Math.max(done.removed, removed);
    }
    return done;
  }

  async fingerprint(): Promise<Fingerprint> {
    try {
      await this.client.indices.refresh({ index: this.alias });
      const found = await this.client.search<unknown, { versions: { value: number } }>({
        index: this.alias,
        size: 0,
        track_total_hits: true,
        query: { term: { removed: false } },
        aggs: { versions: { sum: { field: 'version' } } },
      });
      const total = found.hits.total;
      return {
        count: typeof total === 'number' ? total : (total?.value ?? 0),
        versions: found.aggregations?.versions.value ?? 0,
      };
    } catch (error) {
      return asSearchAway(error);
    }
  }

  async close(): Promise<void> {
    await this.client.close();
  }

  private async count(target: string): Promise<number> {
    await this.client.indices.refresh({ index: target });
    return (await this.client.count({ index: target, query: { term: { removed: false } } })).count;
  }

  private async write(bodies: readonly SearchBody[], visible: boolean): Promise<PutResult> {
    for (let tries = 1; tries <= WRITE_TRIES; tries += 1) {
      const outcomes = await this.writeEverywhere(bodies, visible);
      const landed = bodies.map(({ id }) =>
        outcomes.map((outcome) => outcome.get(id)).filter((what) => what !== 'no index'),
      );
      if (!landed.every((list) => list.length > 0)) {
        await this.admin.prepare();
        continue;
      }
      const written = landed.filter((list) => list.includes('written')).length;
      return { written, outdated: bodies.length - written };
    }
    throw new SearchAway(`the index ${this.alias} could not be written to`);
  }

  private async writeEverywhere(bodies: readonly SearchBody[], visible: boolean): Promise<BulkOutcome[]> {
    const writers = await this.admin.writers();
    return Promise.all(writers.map((writer) => bulkWrite(this.client, writer, bodies, 'external', visible)));
  }
}
