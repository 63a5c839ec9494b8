import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, FILE_STORAGE } from '@guildhall/service-kit';
import type { FileStorage } from '@guildhall/service-kit';

const hourMs = 3_600_000;
/** The gateway removes an upload with its request; what is older was left behind by one that was killed. */
const keptMs = 24 * hourMs;

/** Removes uploads that nobody came back for, at the start and every hour. Several instances do no harm. */
@Injectable()
export class SweepUploads implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SweepUploads.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers how many were removed. */
  async execute(): Promise<number> {
    return this.storage.removeOlder('uploads', new Date(this.clock.now().getTime() - keptMs));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryToSweep(), hourMs);
    void this.tryToSweep();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async tryToSweep(): Promise<void> {
    await this.execute().catch((error: unknown) => this.logger.warn(String(error)));
  }
}
