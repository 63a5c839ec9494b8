import type { SearchIndex } from './search-index.js';

/** A closed range of a document, such as 5 to 10 days. An open end is left out. */
export interface NumberRange {
  min?: number;
  max?: number;
}

/** What a document states for one filter; null or an empty list is "not stated". */
export type StatedValue = string | readonly string[] | boolean | number | NumberRange | null;

/** One thing that can be found. Names of `text`, `filters` and `sorts` are those of the index's definition. */
export interface SearchDocument<Source = unknown> {
  id: string;
  /** The row's version: a safe integer that grows with every change. */
  version: number;
  text: Record<string, string | readonly string[] | null | undefined>;
  filters: Record<string, StatedValue | undefined>;
  /** Numbers sort as numbers, texts without regard to case and accents; null sorts last in both directions. */
  sorts: Record<string, string | number | null | undefined>;
  /** What a list shows of it; returned as it is. Plain JSON. */
  source: Source;
}

export interface DocumentVersion {
  id: string;
  version: number;
}

/** Half open: `atLeast` <= x < `below`. */
export interface RangeChoice {
  atLeast?: number;
  below?: number;
}

/**
 * What is asked of one filter. Texts: any of them (for a number or range filter, names of its buckets).
 * Ranges: any of them overlaps what the document states.
 */
export type FilterChoice = readonly string[] | boolean | readonly RangeChoice[];

export interface SearchRequest {
  /** As typed. Quoted parts are exact phrases; nothing else has a special meaning. */
  text?: string;
  filters?: Readonly<Record<string, FilterChoice | undefined>>;
  /** Facets to count; each count leaves its own filter out. */
  facets?: readonly string[];
  /** A sort of the definition, or `relevance` (the default). */
  sort?: string;
  /** Hits to leave out, from 0; `from + size` stays within 10,000. */
  from: number;
  size: number;
}

/** A stretch of text; `marked` where it is what was searched for. */
export interface HighlightPiece {
  text: string;
  marked: boolean;
}

export interface SearchHit<Source = unknown> {
  id: string;
  /** Null where the order is not by relevance. Comparable within one answer only. */
  score: number | null;
  source: Source;
  /** Field -> its text (long ones: the stretch around the first find), cut into marked and plain pieces. */
  highlights: Record<string, HighlightPiece[]>;
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface SearchAnswer<Source = unknown> {
  total: number;
  hits: SearchHit<Source>[];
  /** Facet -> its values, the most frequent first, then by name. */
  facets: Record<string, FacetCount[]>;
  /** Filter -> how many documents only that set filter left out because they don't state it. */
  notStated: Record<string, number>;
  /** The text that was searched for instead, where the typed one has a word that no document has. */
  suggestion?: string;
}

export interface PutResult {
  /** Documents written. */
  written: number;
  /** Documents left as they are: the index knows the same or a newer version (or the row is gone). */
  outdated: number;
}

/** A document whose search copy differs from its row; null = there is none. */
export interface DriftEntry {
  id: string;
  /** Version of the row. */
  row: number | null;
  /** Version of the search copy. */
  indexed: number | null;
}

export interface Drift {
  /** Documents of the index, ghosts included. */
  documents: number;
  /** Rows that the index lacks. */
  missing: DriftEntry[];
  /** Copies of another version than the row, or whose content is not what was written. */
  stale: DriftEntry[];
  /** Copies without a row. */
  ghosts: DriftEntry[];
}

/** Cheap to compute on both sides: equal fingerprints mean that no document is missing, ghost or of another version. */
export interface Fingerprint {
  count: number;
  /** Sum of all versions. */
  versions: number;
}

/**
 * `absent`: nothing has been indexed yet (prepare and rebuild). `outdated`: indexed under another definition
 * (rebuild). `away`: the engine does not answer.
 */
export type EngineState = 'ready' | 'absent' | 'outdated' | 'away';

export interface WriteOptions {
  /** Return only when a query finds what was written; for tests and for commands a person waits for. */
  visible?: boolean;
}

/**
 * One search engine over one index. Writes are versioned: an older version never overwrites a newer one,
 * and a removed document stays removed until a newer version comes.
 */
export interface SearchEngine<Source = unknown> {
  readonly engine: 'elasticsearch' | 'postgres';
  readonly index: SearchIndex;
  /** Makes what the engine needs to hold documents, where it is not there yet. */
  prepare(): Promise<void>;
  state(): Promise<EngineState>;
  put(documents: readonly SearchDocument<Source>[], options?: WriteOptions): Promise<PutResult>;
  remove(documents: readonly DocumentVersion[], options?: WriteOptions): Promise<PutResult>;
  /**
   * Throws SearchRequestRefused (the request names what the definition lacks, or leaves the window) and
   * SearchAway (no answer).
   */
  query(request: SearchRequest, options?: { deadlineMs?: number }): Promise<SearchAnswer<Source>>;
  /**
   * Indexes everything anew while writes and queries go on. Throws IndexSizeChange when the result differs from
   * what is there by more than 10 % and more than 100 documents and from `expectedTotal`; the old copy stays then.
   */
  rebuild(
    documents: AsyncIterable<SearchDocument<Source>>,
    options?: { expectedTotal?: number },
  ): Promise<{ documents: number }>;
  /** Compares with all rows that ought to be found. */
  drift(rows: AsyncIterable<DocumentVersion>): Promise<Drift>;
  /** Mends what `drift` found; `load` answers the documents of those ids that ought to be found. */
  repair(
    drift: Drift,
    load: (ids: string[]) => Promise<SearchDocument<Source>[]>,
  ): Promise<{ written: number; removed: number }>;
  fingerprint(): Promise<Fingerprint>;
  close(): Promise<void>;
}
