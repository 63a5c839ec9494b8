import { highlight } from '../text/highlight.js';
import { readQuery, type ReadQuery } from '../text/read-query.js';
import { replaceWords } from '../text/spelling.js';
import { compareCopies } from '../compare-copies.js';
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
import { withDeadline } from '../with-deadline.js';
import { checkRequest } from '../window.js';
import { copiesOf, repairDrift } from './drift.js';
import { asSearchAway } from './away.js';
import { rebuildRows } from './rebuild.js';
import { readAnswer } from './read-answer.js';
import { searchRow } from './search-row.js';
import { searchStatement, type SearchStatementRow } from './search-statement.js';
import { tableNames, type SearchTable, type TableNames } from './search-table.js';
import { rowsOf, type SqlExecutor } from './sql-executor.js';
import { checkSpelling } from './words.js';
import { putStatement, removeStatement, type WriteStatement } from './write-statements.js';

export interface PostgresWriteOptions extends WriteOptions {
  /** Writes inside the caller's transaction; at most one put or remove per transaction, or writers may deadlock. */
  within?: SqlExecutor;
}

/**
 * Search in PostgreSQL, over the service's own table: the row exists already, the engine fills its search columns
 * (`postgresSearchColumns`). What is written is found at once.
 */
export class PostgresSearch<Source = unknown> implements SearchEngine<Source> {
  readonly engine = 'postgres';
  private readonly names: TableNames;

  constructor(
    readonly index: SearchIndex,
    table: SearchTable,
    private readonly executor: SqlExecutor,
  ) {
    this.names = tableNames(table);
  }

  /** The columns come with the service's migrations; here is nothing to do. */
  async prepare(): Promise<void> {
    await Promise.resolve();
  }

  async state(): Promise<EngineState> {
    try {
      const rows = await rowsOf<{ found: boolean }>(
        this.executor,
        `SELECT EXISTS (SELECT 1 FROM ${this.names.table} WHERE search_version IS NOT NULL) AS found`,
      );
      return rows[0]?.found ? 'ready' : 'absent';
    } catch {
      return 'away';
    }
  }

  /** A row that does not exist counts as outdated: it was deleted since. */
  async put(documents: readonly SearchDocument<Source>[], { within }: PostgresWriteOptions = {}): Promise<PutResult> {
    const rows = newest(documents).map((document) => searchRow(this.index, document));
    const written = await this.write(putStatement(this.names, rows, 'older'), within);
    return { written, outdated: documents.length - written };
  }

  async remove(documents: readonly DocumentVersion[], { within }: PostgresWriteOptions = {}): Promise<PutResult> {
    const written = await this.write(removeStatement(this.names, newest(documents), 'older'), within);
    return { written, outdated: documents.length - written };
  }

  async query(request: SearchRequest, { deadlineMs }: { deadlineMs?: number } = {}): Promise<SearchAnswer<Source>> {
    checkRequest(this.index, request);
    return withDeadline(this.answer(request), deadlineMs).catch(asSearchAway);
  }

  async rebuild(
    documents: AsyncIterable<SearchDocument<Source>>,
    options: { expectedTotal?: number } = {},
  ): Promise<{ documents: number }> {
    return rebuildRows(this.executor, this.names, this.index, documents, options);
  }

  async drift(rows: AsyncIterable<DocumentVersion>): Promise<Drift> {
    return compareCopies(copiesOf(this.executor, this.names), rows);
  }

  async repair(
    drift: Drift,
    load: (ids: string[]) => Promise<SearchDocument<Source>[]>,
  ): Promise<{ written: number; removed: number }> {
    return repairDrift(this.executor, this.names, this.index, drift, load);
  }

  async fingerprint(): Promise<Fingerprint> {
    const text = `SELECT count(*)::float8 AS count, coalesce(sum(search_version), 0)::float8 AS versions
      FROM ${this.names.table} WHERE search_document IS NOT NULL`;
    return (await rowsOf<Fingerprint>(this.executor, text))[0] ?? { count: 0, versions: 0 };
  }

  /** The executor is the service's; it closes it. */
  async close(): Promise<void> {
    await Promise.resolve();
  }

  private async answer(request: SearchRequest): Promise<SearchAnswer<Source>> {
    const typed = readQuery(this.index, request.text ?? '');
    const { query, suggestion } = await this.corrected(typed);
    const statement = searchStatement(this.index, this.names, request, query);
    const row = (await rowsOf<SearchStatementRow>(this.executor, statement.text, statement.values))[0];
    const answer = readAnswer<Source>(request, statement, row ?? { total: 0, hits: null, counts: null });
    const hits = answer.hits.map((hit) => ({ ...hit, highlights: highlight(this.index, query, hit.source) }));
    return { ...answer, hits, ...(suggestion === undefined ? {} : { suggestion }) };
  }

  private async corrected(typed: ReadQuery): Promise<{ query: ReadQuery; suggestion?: string }> {
    const { replacements, lastIsBeginning } = await checkSpelling(this.executor, this.names, typed);
    if (replacements.size === 0 && !lastIsBeginning) return { query: typed };
    const text = replaceWords(typed, replacements);
    const query = readQuery(this.index, text, { prefixLast: lastIsBeginning });
    return replacements.size > 0 ? { query, suggestion: text } : { query };
  }

  private async write(statement: WriteStatement, within: SqlExecutor | undefined): Promise<number> {
    const rows = await rowsOf<{ written: number }>(within ?? this.executor, statement.text, statement.values);
    return rows[0]?.written ?? 0;
  }
}

/** Of several versions of one document in a batch, the newest. */
function newest<Item extends DocumentVersion>(items: readonly Item[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of items) {
    if ((byId.get(item.id)?.version ?? -1) < item.version) byId.set(item.id, item);
  }
  return [...byId.values()];
}
