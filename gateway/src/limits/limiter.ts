import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { REDIS, within } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from './limit-table.js';

/** A Redis that hangs is as good as one that is away. */
const patienceMs = 300;

/** The same limit counted twice: for all gateways in Redis, and half as wide in this one for when Redis is away. */
interface Counters {
  shared: RateLimiterRedis;
  own: RateLimiterMemory;
}

/** Counts what somebody does against a limit. */
@Injectable()
export class Limiter {
  private readonly counters = new Map<string, Counters>();

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Takes one off; with the limit used up it says in how many seconds there is one again, else null. */
  async take(name: string, limit: Omit<Limit, 'by'>, key: string): Promise<number | null> {
    const { shared, own } = this.countersOf(name, limit);
    try {
      await within(patienceMs, shared.consume(key));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return secondsUntil(error);
    }
    return own.consume(key).then(() => null, secondsUntil);
  }

  /** @throws DomainError `limits.too_many` */
  async demand(name: string, limit: Omit<Limit, 'by'>, key: string): Promise<void> {
    const wait = await this.take(name, limit, key);
    if (wait !== null) throw new DomainError('limits.too_many', { retryAfterSeconds: wait });
  }

  /** Gives one back: what was counted turned out to be none of what is limited. */
  async giveBack(name: string, limit: Omit<Limit, 'by'>, key: string): Promise<void> {
    const { shared, own } = this.countersOf(name, limit);
    await within(patienceMs, shared.reward(key)).catch(() => own.reward(key));
  }

  /** Begins to count anew. */
  async forget(name: string, limit: Omit<Limit, 'by'>, key: string): Promise<void> {
    const { shared, own } = this.countersOf(name, limit);
    await own.delete(key);
    await within(patienceMs, shared.delete(key)).catch(() => undefined);
  }

  private countersOf(name: string, { times, seconds }: Omit<Limit, 'by'>): Counters {
    const known = this.counters.get(name);
    if (known) return known;
    const options = { keyPrefix: `limit:${name}`, duration: seconds };
    const made = {
      shared: new RateLimiterRedis({ ...options, points: times, storeClient: this.redis, useRedisPackage: true }),
      own: new RateLimiterMemory({ ...options, points: Math.max(1, Math.floor(times / 2)) }),
    };
    this.counters.set(name, made);
    return made;
  }
}

const secondsUntil = (refusal: RateLimiterRes) => Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
