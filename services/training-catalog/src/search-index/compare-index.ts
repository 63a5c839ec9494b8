import { Injectable } from '@nestjs/common';
import type { Caller, RpcOutput } from '@guildhall/contracts/rpc';
import type { OpportunitySummary } from '@guildhall/contracts/training';
import type { SearchEngine } from '@guildhall/search';
import { operatorOnly } from '../access/operator-only.js';
import { asCoded } from './coded-faults.js';
import { SearchEngines } from './search-engines.js';
import { FindableRows } from './store/findable-rows.js';

type IndexState = RpcOutput<'training-catalog.index.compare'>[number];

/** Compares every search copy with the table, document by document, and mends it when asked to. */
@Injectable()
export class CompareIndex {
  constructor(
    private readonly engines: SearchEngines,
    private readonly rows: FindableRows,
  ) {}

  async execute(caller: Caller, repair: boolean): Promise<IndexState[]> {
    operatorOnly(caller);
    const states: IndexState[] = [];
    for (const engine of this.engines.all) states.push(await this.compare(engine, repair).catch(asCoded));
    return states;
  }

  /** One engine's copy: what was found, whether or not it was mended. */
  async compare(engine: SearchEngine<OpportunitySummary>, repair: boolean): Promise<IndexState> {
    const drift = await engine.drift(this.rows.versions());
    const found = { missing: drift.missing.length, stale: drift.stale.length, ghosts: drift.ghosts.length };
    if (repair && found.missing + found.stale + found.ghosts > 0)
      await engine.repair(drift, (ids) => this.rows.load(ids));
    return { engine: engine.engine, documents: drift.documents, ...found };
  }
}
