import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, nameKey } from '@guildhall/kernel';
import { REDIS, within } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { LIMITS } from './limit-table.js';
import type { LimitTable } from './limit-table.js';
import { Limiter } from './limiter.js';
import { networkKey } from './network-key.js';

const knownForSeconds = 180 * 24 * 3600;
const patienceMs = 1000;

/** One try to log in. */
export interface Attempt {
  username: string;
  address: string;
  /** The cookie of a browser that has logged in before; empty where there is none. */
  browser: string;
}

type LoginLimit = 'login_address' | 'login_free' | 'login_slow' | 'login_row';

/** What was taken off for a try: of which limit, and for whom. */
export type Admission = readonly (readonly [limit: LoginLimit, key: string])[];

/** A try that was refused before its password was looked at, and the bucket that was full: of a name or an address. */
export class TooManyLogins extends DomainError {
  constructor(
    readonly bucket: string,
    retryAfterSeconds: number,
  ) {
    super('limits.too_many', { retryAfterSeconds });
  }
}

/**
 * Slows down whoever guesses passwords (OWASP Authentication: login throttling, with device cookies). Each try is taken
 * off before the password is looked at, so that many at once gain nothing, and given back when it was right. A browser
 * that the owner has logged in with counts by itself: strangers' failures never shut the owner out.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limiter: Limiter,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LIMITS) private readonly limits: LimitTable,
  ) {}

  /** Answers what was taken off for the try. @throws TooManyLogins before the password is even looked at */
  async admit(attempt: Attempt): Promise<Admission> {
    const name = nameHash(attempt.username);
    const known = await this.isKnown(attempt.browser, name);
    const bucket = known ? `${known}:${name}` : name;
    const address = networkKey(attempt.address);
    if (!known) await this.demand('login_address', address);
    const isFree = (await this.limiter.take('login_free', this.limits.login_free, bucket)) === null;
    if (!isFree) await this.demand('login_slow', bucket);
    // Last: tries refused above are no failures, or a storm of them would shut new browsers out for weeks.
    if (!known) await this.demand('login_row', name);
    const byName = [isFree ? 'login_free' : 'login_slow', bucket] as const;
    return known ? [byName] : [['login_address', address], byName, ['login_row', name]];
  }

  /** Nobody could look at the password: the try is given back whole. */
  async notLooked(admission: Admission): Promise<void> {
    for (const [limit, key] of admission) await this.limiter.giveBack(limit, this.limits[limit], key);
  }

  /** The password was right: nothing of this try counts. Answers the browser's cookie, a new one where it had none. */
  async succeeded(attempt: Attempt): Promise<string> {
    const name = nameHash(attempt.username);
    const known = await this.isKnown(attempt.browser, name);
    await this.forget(known ? `${known}:${name}` : name, name);
    if (!known) {
      await this.limiter.giveBack('login_address', this.limits.login_address, networkKey(attempt.address));
    }
    return this.remember(attempt);
  }

  /** The owner uses this browser: it is known from now on. Answers its cookie, a new one where it had none. */
  async remember(owner: Pick<Attempt, 'username' | 'browser'>): Promise<string> {
    const browser = isBrowserCookie(owner.browser) ? owner.browser : randomBytes(32).toString('base64url');
    const key = browserKey(browser);
    const name = nameHash(owner.username);
    await within(patienceMs, this.redis.multi().sAdd(key, name).expire(key, knownForSeconds).exec()).catch(
      () => undefined,
    );
    return browser;
  }

  /** The owner has chosen a new password by a mailed link: what was guessed at the old one counts no more. */
  async begunAnew(username: string): Promise<void> {
    const name = nameHash(username);
    await this.forget(name, name);
  }

  private async demand(limit: LoginLimit, key: string): Promise<void> {
    const wait = await this.limiter.take(limit, this.limits[limit], key);
    if (wait !== null) throw new TooManyLogins(key, wait);
  }

  private async forget(bucket: string, name: string): Promise<void> {
    await this.limiter.forget('login_free', this.limits.login_free, bucket);
    await this.limiter.forget('login_slow', this.limits.login_slow, bucket);
    await this.limiter.forget('login_row', this.limits.login_row, name);
  }

  /** The hash of a browser that has logged in with this name before; null for every other. */
  private async isKnown(browser: string, name: string): Promise<string | null> {
    if (!isBrowserCookie(browser)) return null;
    try {
      const key = browserKey(browser);
      return (await within(patienceMs, this.redis.sIsMember(key, name))) ? key : null;
    } catch {
      throw new DomainError('session.store_away', { retryAfterSeconds: 2 });
    }
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const nameHash = (username: string) => hash(nameKey(username));
const browserKey = (browser: string) => `known-browser:${hash(browser)}`;
const isBrowserCookie = (text: string) => /^[\w-]{43}$/.test(text);

/** Seconds that the browser's cookie lasts. */
export const browserCookieSeconds = knownForSeconds;
