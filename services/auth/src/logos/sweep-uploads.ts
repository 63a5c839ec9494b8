import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, FILE_STORAGE, Hourly } from '@guildhall/service-kit';
import type { FileStorage } from '@guildhall/service-kit';

/** The gateway removes an upload with its request; what is older was left behind by one that was killed. */
const keptMs = 24 * 3_600_000;

/** Removes uploads that nobody came back for. */
@Injectable()
export class SweepUploads extends Hourly {
  constructor(
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  /** Answers how many were removed. */
  async execute(): Promise<number> {
    return this.storage.removeOlder('uploads', new Date(this.clock.now().getTime() - keptMs));
  }
}
