import { Inject, Injectable, Logger } from '@nestjs/common';
import { sessionSecondsMost, validAfterKey } from '@guildhall/contracts/auth';
import { REDIS, within } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';

/** A Redis that hangs is as good as one that is away. */
const patienceMs = 500;

/** Never sets the mirror back: events may arrive in any order. */
const raise = `
  local known = tonumber(redis.call('GET', KEYS[1]) or '0')
  if tonumber(ARGV[1]) > known then redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2]) end`;

/** Where the gateway reads whether a session still counts. PostgreSQL knows it; Redis holds a copy. */
@Injectable()
export class ValidityMirror {
  private readonly logger = new Logger(ValidityMirror.name);

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async write(accountId: string, validAfter: Date): Promise<void> {
    const values = [String(validAfter.getTime()), String(sessionSecondsMost)];
    await within(patienceMs, this.redis.eval(raise, { keys: [validAfterKey(accountId)], arguments: values }));
  }

  /** For the moment after a commit: what fails here is made good by the reaction to the event. */
  async tryToWrite(accountId: string, validAfter: Date): Promise<void> {
    try {
      await this.write(accountId, validAfter);
    } catch (error) {
      this.logger.warn(`The end of sessions waits for Redis: ${(error as Error).message}`);
    }
  }
}
