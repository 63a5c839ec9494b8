import { Logger } from '@nestjs/common';

/** Does something again and again, never twice at once; a failure is logged and the next turn comes all the same. */
export class Repeat {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    name: string,
    private readonly pauseMs: number,
    private readonly work: () => Promise<unknown>,
  ) {
    this.logger = new Logger(name);
  }

  start(): void {
    this.turn = this.take();
  }

  /** Waits for the turn that is being taken. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.turn;
  }

  private async take(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      if (!this.stopped) this.logger.warn(error instanceof Error ? error.message : String(error));
    }
    if (!this.stopped) this.timer = setTimeout(() => this.start(), this.pauseMs);
  }
}
