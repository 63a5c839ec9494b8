import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { CompareIndex } from './compare-index.js';
import { ElasticsearchCopy } from './elasticsearch-copy.js';
import { RebuildIndex } from './rebuild-index.js';
import { Repeat } from './repeat.js';
import { SearchEngines } from './search-engines.js';

const pauseMs = 5000;

/**
 * Mends the copy in Elasticsearch by itself: one that is missing or of another definition is built anew; one that differs
 * in two looks in a row is repaired (in between, events that were on their way arrive).
 */
@Injectable()
export class MendCopy implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MendCopy.name);
  private readonly repeat: Repeat;
  private wasDrifted = false;

  constructor(
    private readonly copy: ElasticsearchCopy,
    private readonly engines: SearchEngines,
    private readonly rebuildIndex: RebuildIndex,
    private readonly compareIndex: CompareIndex,
  ) {
    this.repeat = new Repeat(MendCopy.name, pauseMs, () => this.mend());
  }

  onApplicationBootstrap(): void {
    if (this.copy.isConfigured) this.repeat.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  /** One look, and what it calls for. */
  async mend(): Promise<void> {
    const engine = this.engines.elasticsearch;
    if (!engine) return;
    const state = await this.copy.look();
    if (state === 'absent' || state === 'outdated') {
      await this.rebuildIndex.rebuild(engine);
      this.logger.log(`The copy in Elasticsearch was ${state} and is built anew`);
    } else if (state === 'drifted' && this.wasDrifted) {
      const { missing, stale, ghosts } = await this.compareIndex.compare(engine, true);
      this.logger.log(`The copy in Elasticsearch was mended: ${missing} missing, ${stale} stale, ${ghosts} too many`);
    }
    if (state !== 'away' && state !== 'whole') await this.copy.look();
    this.wasDrifted = state === 'drifted' && !this.wasDrifted;
  }
}
