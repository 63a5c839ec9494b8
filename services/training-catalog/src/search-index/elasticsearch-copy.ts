import { Injectable, Logger } from '@nestjs/common';
import type { EngineState, Fingerprint } from '@guildhall/search';
import { SearchEngines } from './search-engines.js';
import { FindableRows } from './store/findable-rows.js';

/** `whole`: the same as the table. `drifted`: some documents differ. The others are those of the engine. */
export type CopyState = 'whole' | 'drifted' | Exclude<EngineState, 'ready'>;

/** The copy in Elasticsearch, and whether it may answer searches. */
@Injectable()
export class ElasticsearchCopy {
  private readonly logger = new Logger(ElasticsearchCopy.name);
  private trusted = false;

  constructor(
    private readonly engines: SearchEngines,
    private readonly rows: FindableRows,
  ) {}

  /** Whether the copy was whole, or nearly so, when last looked at. */
  get isTrusted(): boolean {
    return this.trusted;
  }

  get isConfigured(): boolean {
    return this.engines.elasticsearch !== null;
  }

  /** Compares fingerprints, which is cheap, and decides whether the copy is trusted. */
  async look(): Promise<CopyState> {
    const state = await this.compare();
    if (state.kind !== 'whole' && !state.nearly) {
      this.distrust(`the copy in Elasticsearch is ${state.kind}`);
    } else if (!this.trusted) {
      this.trusted = true;
      this.logger.log('Elasticsearch answers searches');
    }
    return state.kind;
  }

  private distrust(reason: string): void {
    if (this.trusted) this.logger.warn(`PostgreSQL answers searches: ${reason}`);
    this.trusted = false;
  }

  private async compare(): Promise<{ kind: CopyState; nearly: boolean }> {
    const engine = this.engines.elasticsearch;
    if (!engine) return { kind: 'absent', nearly: false };
    const state = await engine.state();
    if (state !== 'ready') return { kind: state, nearly: false };
    // The copy first: what is written between the two looks is then missing, and never too much.
    const copy = await engine.fingerprint().catch(() => null);
    if (!copy) return { kind: 'away', nearly: false };
    const table = await this.rows.fingerprint();
    const same = copy.count === table.count && copy.versions === table.versions;
    return { kind: same ? 'whole' : 'drifted', nearly: isNearlyWhole(copy, table) };
  }
}

/** Some changes are always on their way; a copy that lacks more than a tenth is no answer to a search. */
function isNearlyWhole(copy: Fingerprint, table: Fingerprint): boolean {
  return Math.abs(table.count - copy.count) <= Math.max(20, table.count * 0.1);
}
