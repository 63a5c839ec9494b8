import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { ElasticsearchCopy } from './elasticsearch-copy.js';
import { Repeat } from './repeat.js';

const pauseMs = 2000;

/** Keeps looking whether Elasticsearch may answer searches; every process that searches does so for itself. */
@Injectable()
export class WatchCopy implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly repeat: Repeat;

  constructor(private readonly copy: ElasticsearchCopy) {
    this.repeat = new Repeat(WatchCopy.name, pauseMs, () => this.copy.look());
  }

  onApplicationBootstrap(): void {
    if (this.copy.isConfigured) this.repeat.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }
}
