import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { JobName } from '@guildhall/contracts/jobs';
import { JobQueues } from '../queues/job-queues.js';

/** The token of the jobs that run by the clock, with the seconds between two runs. */
export const SCHEDULES = Symbol('schedules');
export type Schedules = Partial<Record<JobName, number>>;

const checkEveryMs = 5000;

/**
 * Keeps the schedules in Redis, and looks after them: an emptied Redis forgets them too. A schedule that is made
 * runs at once; at boot every job runs once besides.
 */
@Injectable()
export class KeepSchedules implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(KeepSchedules.name);
  private readonly schedules: [JobName, number][];
  private stopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly queues: JobQueues,
    @Inject(SCHEDULES) schedules: Schedules,
  ) {
    this.schedules = Object.entries(schedules) as [JobName, number][];
  }

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
      for (const [job, seconds] of this.schedules) {
        await this.queues.keepScheduled(job, seconds * 1000);
        if (atBoot) await this.queues.add(job, {}, `${job}-at-boot`);
      }
      kept = true;
    } catch (error) {
      this.logger.warn(`Schedules wait: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.check(atBoot && !kept), checkEveryMs);
  }
}
