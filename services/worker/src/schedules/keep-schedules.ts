import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { JobQueues } from '../queues/job-queues.js';
import { schedules } from './schedules.js';

const checkEveryMs = 5000;

/**
 * Keeps the schedules in Redis, and looks after them: an emptied Redis forgets them too. A schedule that is made
 * runs at once; at boot every job runs once besides.
 */
@Injectable()
export class KeepSchedules implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(KeepSchedules.name);
  private stopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly queues: JobQueues) {}

  onApplicationBootstrap(): void {
    void this.check(true);
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async check(atBoot: boolean): Promise<void> {
    let kept = false;
    try {
      for (const { job, everyMs } of schedules) {
        await this.queues.keepScheduled(job, everyMs);
        if (atBoot) await this.queues.add(job, {}, `${job}-at-boot`);
      }
      kept = true;
    } catch (error) {
      this.logger.warn(`Schedules wait: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.check(atBoot && !kept), checkEveryMs);
  }
}
