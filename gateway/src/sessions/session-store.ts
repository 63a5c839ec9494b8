import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, idPattern, newId } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import { sessionSecondsMost, validAfterKey } from '@guildhall/contracts/auth';
import type { Session } from '@guildhall/contracts/auth';
import type { Member, Origin } from '@guildhall/contracts/rpc';
import { CLOCK, REDIS, within } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { z } from 'zod';

const idleSeconds = 24 * 3600;
/** A Redis that hangs is as good as one that is away. */
const patienceMs = 1500;

const storedSession = z.object({
  id: z.string(),
  accountId: z.string(),
  companyId: z.string(),
  admin: z.boolean(),
  /** Epoch milliseconds by the auth service's clock: when whoever signed in proved to be it. */
  signedInAt: z.number(),
  address: z.string(),
  browser: z.string(),
});
type StoredSession = z.output<typeof storedSession>;

/** A member, and the session that says so. */
export interface SignedInMember extends Member {
  sessionId: string;
}

/** A sign-in as the auth service vouches for it. */
export interface NewSession {
  member: Member;
  at: string;
  origin: Origin | undefined;
}

/** Sessions in Redis, under the hash of their secret: who reads the store can't use what is in it. */
@Injectable()
export class SessionStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Makes sure that a session could be started now, before something is done that needs one. @throws DomainError `session.store_away` */
  async demand(): Promise<void> {
    await this.ask(() => this.redis.ping());
  }

  /** Starts a session and answers what its cookie holds: the account, and 256 random bits. @throws DomainError `session.store_away` */
  async start({ member, at, origin }: NewSession): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const { accountId, companyId, admin } = member;
    const signedInAt = new Date(at).getTime();
    const from = { address: origin?.address ?? '', browser: origin?.browser ?? '' };
    const session: StoredSession = { id: newId(), accountId, companyId, admin, signedInAt, ...from };
    const key = keyOf(secret);
    await this.ask(() =>
      this.redis
        .multi()
        .set(key, JSON.stringify(session), { expiration: { type: 'PX', value: this.leftMs(session) } })
        .hSet(listOf(accountId), session.id, key)
        .expire(listOf(accountId), sessionSecondsMost)
        .exec(),
    );
    return `${accountId}.${secret}`;
  }

  /**
   * Whose session a cookie holds; null when it is unknown, ended, idle for a day, two weeks old, or from before the account's
   * sessions were ended. Reading never brings an ended one back: it only puts off when a living one runs out, and never
   * past its two weeks.
   * @throws DomainError `session.store_away`
   */
  async find(cookie: string): Promise<SignedInMember | null> {
    const [accountId = '', secret = ''] = cookie.split('.');
    if (!idPattern.test(accountId) || !/^[\w-]{43}$/.test(secret)) return null;
    const key = keyOf(secret);
    // Sent together: one way to Redis and back.
    const [text, validAfter] = await this.ask(() =>
      Promise.all([this.redis.get(key), this.redis.get(validAfterKey(accountId))]),
    );
    const session = read(text);
    if (session?.accountId !== accountId || !this.counts(session, validAfter)) return null;
    this.putOff(key, session);
    const { companyId, admin, id } = session;
    return { kind: 'member', accountId, companyId, admin, sessionId: id };
  }

  /** Ends the session that a cookie holds; an unknown one is ended already. @throws DomainError `session.store_away` */
  async end(cookie: string): Promise<void> {
    const key = keyOf(cookie.split('.')[1] ?? '');
    const session = read(await this.ask(() => this.redis.getDel(key)));
    if (session) await this.ask(() => this.forget(session.accountId, session.id, key));
  }

  /** The living sessions of a member's account, newest use first. @throws DomainError `session.store_away` */
  async list({ accountId, sessionId }: SignedInMember): Promise<Session[]> {
    const entries = Object.entries(await this.ask(() => this.redis.hGetAll(listOf(accountId))));
    const validAfter = await this.ask(() => this.redis.get(validAfterKey(accountId)));
    const sessions: Session[] = [];
    for (const [id, key] of entries) {
      const [text, seen] = await this.ask(() => this.redis.mGet([key, seenOf(key)]));
      const session = read(text ?? null);
      if (!session || !this.counts(session, validAfter)) {
        await this.ask(() => this.redis.hDel(listOf(accountId), id));
        continue;
      }
      sessions.push({
        id,
        current: id === sessionId,
        startedAt: new Date(session.signedInAt).toISOString(),
        lastSeenAt: new Date(Math.max(Number(seen ?? 0), session.signedInAt)).toISOString(),
        address: session.address,
        browser: session.browser,
      });
    }
    return sessions.sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
  }

  /** Ends one session of a member's own account. @throws DomainError `session.not_found`, `session.store_away` */
  async endOne({ accountId }: Member, id: string): Promise<void> {
    const key = await this.ask(() => this.redis.hGet(listOf(accountId), id));
    const [ended] = key ? await this.ask(() => this.forget(accountId, id, key)) : [];
    if (!ended) throw new DomainError('session.not_found');
  }

  /** Ends every session of the member's account but the one that asks. @throws DomainError `session.store_away` */
  async endOthers({ accountId, sessionId }: SignedInMember): Promise<void> {
    const entries = Object.entries(await this.ask(() => this.redis.hGetAll(listOf(accountId))));
    for (const [id, key] of entries.filter(([other]) => other !== sessionId))
      await this.ask(() => this.forget(accountId, id, key));
  }

  /** Answers first whether the session was still there. */
  private forget(accountId: string, id: string, key: string) {
    return this.redis.multi().del(key).del(seenOf(key)).hDel(listOf(accountId), id).execTyped();
  }

  /**
   * Nobody waits for it, and a Redis that goes away just now only lets the session run out a little sooner. When it was
   * used stands beside it: a session that ended meanwhile is not made again.
   */
  private putOff(key: string, session: StoredSession): void {
    const leftMs = this.leftMs(session);
    const seenAt = String(this.clock.now().getTime());
    const written = [
      this.redis.pExpire(key, leftMs),
      this.redis.set(seenOf(key), seenAt, { expiration: { type: 'PX', value: leftMs } }),
    ];
    void Promise.all(written).catch(() => undefined);
  }

  /** Milliseconds that a session lasts without further use: a day, or what is left of its two weeks; at least one. */
  private leftMs({ signedInAt }: StoredSession): number {
    const left = signedInAt + sessionSecondsMost * 1000 - this.clock.now().getTime();
    return Math.max(1, Math.min(idleSeconds * 1000, left));
  }

  private counts({ signedInAt }: StoredSession, validAfter: string | null): boolean {
    const age = this.clock.now().getTime() - signedInAt;
    return age <= sessionSecondsMost * 1000 && signedInAt >= Number(validAfter ?? 0);
  }

  /** With Redis away nobody is taken for anonymous: the answer is that we can't tell. */
  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await within(patienceMs, question());
    } catch {
      throw new DomainError('session.store_away', { retryAfterSeconds: 2 });
    }
  }
}

const keyOf = (secret: string) => `session:${createHash('sha256').update(secret).digest('base64url')}`;
const seenOf = (key: string) => `${key}:seen`;
const listOf = (accountId: string) => `sessions-of:${accountId}`;

function read(text: string | null): StoredSession | undefined {
  return text ? storedSession.safeParse(JSON.parse(text)).data : undefined;
}
