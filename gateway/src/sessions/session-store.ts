import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, newId } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { Member } from '@guildhall/contracts/rpc';
import { CLOCK, REDIS, within } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { z } from 'zod';

const idleSeconds = 24 * 3600;
/** A Redis that hangs is as good as one that is away. */
const patienceMs = 1500;
const absoluteSeconds = 14 * 24 * 3600;

const storedSession = z.object({
  id: z.string(),
  accountId: z.string(),
  companyId: z.string(),
  admin: z.boolean(),
  /** Epoch milliseconds. */
  startedAt: z.number(),
});

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

  /** Starts a session and answers its secret (256 random bits). @throws DomainError `session.store_away` */
  async start(member: Member): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const { accountId, companyId, admin } = member;
    const session = { id: newId(), accountId, companyId, admin, startedAt: this.clock.now().getTime() };
    await this.ask(() =>
      this.redis.set(keyOf(secret), JSON.stringify(session), { expiration: { type: 'EX', value: idleSeconds } }),
    );
    return secret;
  }

  /** Whose session this is; null when it is unknown, ended, idle for a day, or two weeks old. @throws DomainError `session.store_away` */
  async find(secret: string): Promise<Member | null> {
    if (!/^[\w-]{43}$/.test(secret)) return null;
    const text = await this.ask(() => this.redis.getEx(keyOf(secret), { type: 'EX', value: idleSeconds }));
    const session = text ? storedSession.safeParse(JSON.parse(text)).data : undefined;
    if (!session || this.clock.now().getTime() - session.startedAt > absoluteSeconds * 1000) return null;
    return { kind: 'member', accountId: session.accountId, companyId: session.companyId, admin: session.admin };
  }

  /** Ends a session; an unknown one is ended already. @throws DomainError `session.store_away` */
  async end(secret: string): Promise<void> {
    await this.ask(() => this.redis.del(keyOf(secret)));
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
