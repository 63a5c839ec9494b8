import { errors, type Client, type estypes } from '@elastic/elasticsearch';
import type { SearchIndex } from '../search-index.js';
import { indexBody } from './index-body.js';
import { FIRST, indexName, indexNames, writerName, type IndexNames } from './index-names.js';

/** Makes, finds, swaps and throws away the indices behind one alias. */
export class IndexAdmin {
  private readonly names: IndexNames;

  constructor(
    private readonly client: Client,
    private readonly index: SearchIndex,
    private readonly alias: string,
  ) {
    this.names = indexNames(alias);
  }

  /** Makes the first index where there is none. Several processes may do so at once. */
  async prepare(): Promise<void> {
    if (await this.client.indices.existsAlias({ name: this.alias })) return;
    try {
      await this.create(FIRST, { [this.alias]: {} });
    } catch (error) {
      if (
        !(error instanceof errors.ResponseError) ||
        error.statusCode !== 400 ||
        !/resource_already_exists/.test(error.message)
      )
        throw error;
    }
  }

  /** Makes an index that takes writes, and answers its writer alias. */
  async create(suffix: string, aliases: Record<string, estypes.IndicesAlias> = {}): Promise<string> {
    const writer = writerName(this.alias, suffix);
    await this.client.indices.create({
      index: indexName(this.alias, suffix),
      ...indexBody(this.index),
      aliases: { ...aliases, [writer]: {} },
    });
    return writer;
  }

  /** The writer aliases of all indices that take writes: two while one is rebuilt. */
  async writers(): Promise<string[]> {
    const found = await this.client.indices.getAlias({ name: this.names.writers }, { ignore: [404] });
    return Object.values(found).flatMap(({ aliases }) => Object.keys(aliases ?? {}));
  }

  /** The indices that answer queries: one, once there is any. */
  async reading(): Promise<string[]> {
    const found = await this.client.indices.getAlias({ name: this.alias }, { ignore: [404] });
    return Object.entries(found).flatMap(([name, { aliases }]) => (aliases ? [name] : []));
  }

  /** The hash of the definition that the index was made by; undefined where there is no index. */
  async definition(): Promise<string | undefined> {
    const [name] = await this.reading();
    if (name === undefined) return undefined;
    const found = await this.client.indices.getMapping({ index: name });
    return String(found[name]?.mappings._meta?.['definition'] ?? '');
  }

  /**
   * Puts a new index in the place of the old one in one step. The old one stays, for queries that are still at it, and
   * goes with the next swap.
   */
  async swap(suffix: string): Promise<void> {
    const fresh = indexName(this.alias, suffix);
    const old = await this.reading();
    await this.client.indices.updateAliases({
      actions: [
        ...old.map((index) => ({ remove: { index, alias: this.alias } })),
        ...old.map((index) => ({ remove: { index, alias: this.names.writers } })),
        { add: { index: fresh, alias: this.alias } },
      ],
    });
    await this.deleteAllBut([fresh, ...old]);
  }

  async discard(suffix: string): Promise<void> {
    await this.client.indices.delete({ index: indexName(this.alias, suffix), ignore_unavailable: true });
  }

  private async deleteAllBut(kept: readonly string[]): Promise<void> {
    const found = await this.client.indices.get({ index: this.names.all });
    const gone = Object.keys(found).filter((name) => !kept.includes(name));
    if (gone.length > 0) await this.client.indices.delete({ index: gone, ignore_unavailable: true });
  }
}
