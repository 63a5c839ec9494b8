import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { REDIS, within } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from './limit-table.js';

/** A Redis that hangs is as good as one that is away. */
const patienceMs = 300;

/** Timers wait no longer than 24 days: what counts in this process alone is forgotten after one. */
const ownSecondsMost = 24 * 3600;

/**
 * Counts up to the limit and no further, so that points given back open what was used up, however many were refused
 * meanwhile; and never below none, where the time has run out before something is given back.
 */
const countWithin = `
local count = tonumber(redis.call('get', KEYS[1]) or 0) + ARGV[1]
if count >= 0 and count <= tonumber(ARGV[3]) then
  redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
  redis.call('incrby', KEYS[1], ARGV[1])
end
return {count, redis.call('pttl', KEYS[1])}`;

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
  async take(name: string, limit: Limit, key: string): Promise<number | null> {
    const { shared, own } = this.countersOf(name, limit);
    try {
      await within(patienceMs, shared.consume(key));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return secondsUntil(error);
    }
    try {
      await own.consume(key);
      return null;
    } catch (refusal) {
      await own.reward(key);
      return secondsUntil(refusal as RateLimiterRes);
    }
  }

  /** @throws DomainError `limits.too_many` */
  async demand(name: string, limit: Limit, key: string): Promise<void> {
    const wait = await this.take(name, limit, key);
    if (wait !== null) throw new DomainError('limits.too_many', { retryAfterSeconds: wait });
  }

  /** Gives one back: what was counted turned out to be none of what is limited. */
  async giveBack(name: string, limit: Limit, key: string): Promise<void> {
    const { shared, own } = this.countersOf(name, limit);
    try {
      await within(patienceMs, shared.reward(key));
    } catch {
      const counted = await own.get(key);
      if (counted && counted.consumedPoints > 0) await own.reward(key);
    }
  }

  /** Begins to count anew. */
  async forget(name: string, limit: Limit, key: string): Promise<void> {
    const { shared, own } = this.countersOf(name, limit);
    await own.delete(key);
    await within(patienceMs, shared.delete(key)).catch(() => undefined);
  }

  private countersOf(name: string, limit: Limit): Counters {
    const known = this.counters.get(name);
    if (known) return known;
    const keyPrefix = `limit:${name}`;
    const made = {
      shared: new RateLimiterRedis({
        keyPrefix,
        points: limit.times,
        duration: limit.seconds,
        storeClient: this.redis,
        useRedisPackage: true,
        customIncrTtlLuaScript: countWithin,
      }),
      own: new RateLimiterMemory({ keyPrefix, ...half(limit) }),
    };
    this.counters.set(name, made);
    return made;
  }
}

/** Half as often, or in twice the time where it is but once. */
function half({ times, seconds }: Limit) {
  const duration = times > 1 ? seconds : 2 * seconds;
  return { points: Math.max(1, Math.floor(times / 2)), duration: Math.min(duration, ownSecondsMost) };
}

const secondsUntil = (refusal: RateLimiterRes) => Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
