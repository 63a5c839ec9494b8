import type { DocumentVersion, SearchDocument, SearchEngine } from '../port.js';
import type { SearchIndex } from '../search-index.js';

export interface Shown {
  title: string;
  provider?: string | null;
  description?: string | null;
}

export type Document = SearchDocument<Shown>;

/** An engine under test over an index of its own, and the ways to do harm to it behind its back. */
export interface Subject {
  engine: SearchEngine<Shown>;
  /** Makes the rows that documents are about, where the engine needs them (PostgreSQL). */
  makeRows(ids: readonly string[]): Promise<void>;
  /** Changes what is found by a copy without changing its row. */
  corrupt(ids: readonly string[]): Promise<void>;
  /** Loses copies. */
  lose(ids: readonly string[]): Promise<void>;
  /** Adds copies that no row stands behind, of this document each. */
  haunt(ids: readonly string[], like: Document): Promise<void>;
  /** Throws the index away. */
  close(): Promise<void>;
}

export type OpenSubject = (index: SearchIndex) => Promise<Subject>;

/** What the service's own table would hold: the truth that an index is compared with. */
export class Table {
  private readonly rows = new Map<string, Document>();

  put(...documents: Document[]): void {
    for (const document of documents) this.rows.set(document.id, document);
  }

  remove(id: string): void {
    this.rows.delete(id);
  }

  get size(): number {
    return this.rows.size;
  }

  all(): Document[] {
    return [...this.rows.values()];
  }

  /** Reads row by row, as a service does: each as it is when it is its turn, which may be a while before it is used. */
  async *read(pause: () => Promise<void>): AsyncGenerator<Document> {
    for (const id of [...this.rows.keys()]) {
      const row = this.rows.get(id);
      await pause();
      if (row) yield row;
    }
  }

  load = async (ids: readonly string[]): Promise<Document[]> => ids.flatMap((id) => this.rows.get(id) ?? []);

  async *versions(): AsyncGenerator<DocumentVersion> {
    for (const { id, version } of this.all()) yield { id, version };
  }
}

/** A list as a stream; the pause between two items lets others write meanwhile. */
export async function* stream<Item>(
  items: readonly Item[],
  pause: () => Promise<void> = async () => {},
): AsyncGenerator<Item> {
  for (const item of items) {
    await pause();
    yield item;
  }
}
