import { Injectable } from '@nestjs/common';
import type { Caller, RpcOutput } from '@guildhall/contracts/rpc';
import type { OpportunitySummary } from '@guildhall/contracts/training';
import type { SearchEngine } from '@guildhall/search';
import { operatorOnly } from '../access/operator-only.js';
import { asCoded } from './coded-faults.js';
import { CompareIndex } from './compare-index.js';
import { SearchEngines } from './search-engines.js';
import { FindableRows } from './store/findable-rows.js';

/** Builds every search copy anew from the table, while searches and imports go on. */
@Injectable()
export class RebuildIndex {
  constructor(
    private readonly engines: SearchEngines,
    private readonly rows: FindableRows,
    private readonly compareIndex: CompareIndex,
  ) {}

  async execute(caller: Caller): Promise<RpcOutput<'training-catalog.index.rebuild'>> {
    operatorOnly(caller);
    const states = [];
    for (const engine of this.engines.all) {
      await this.rebuild(engine).catch(asCoded);
      states.push(await this.compareIndex.compare(engine, false).catch(asCoded));
    }
    return states;
  }

  /** One engine's copy. A size that the table explains is none to refuse. */
  async rebuild(engine: SearchEngine<OpportunitySummary>): Promise<void> {
    await engine.prepare();
    const { count } = await this.rows.fingerprint();
    await engine.rebuild(this.rows.documents(), { expectedTotal: count });
  }
}
