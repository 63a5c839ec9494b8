import { Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';

const hourMs = 3_600_000;

/**
 * Work that is done at the start and every hour. What fails is logged, and comes again an hour later. Several instances do
 * it at once: it must do no harm then.
 */
export abstract class Hourly implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;

  /** Answers how much was done. */
  abstract execute(): Promise<number>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryTo(), hourMs);
    void this.tryTo();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  protected readonly warn = (error: unknown): void => this.logger.warn(String(error));

  private async tryTo(): Promise<void> {
    await this.execute().catch(this.warn);
  }
}
