import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { emailKey } from '@guildhall/kernel';
import { httpRoutes, limits as declarations } from '@guildhall/contracts/http';
import type { HttpRoute, HttpRouteName, LimitName } from '@guildhall/contracts/http';
import { currentContext } from '@guildhall/service-kit';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { errorAnswer } from '../http/error-body.js';
import { HTTP_ROUTE, readInput } from '../http/http-route.js';
import { LIMITS } from './limit-table.js';
import type { LimitTable } from './limit-table.js';
import { Limiter } from './limiter.js';
import { networkKey } from './network-key.js';

/** What was taken off for a request: of which limit, and for whom. */
type Taken = readonly [limit: LimitName, key: string];

/** How a request ended: done, refused, or the house was too busy or too broken to look at it. */
type Outcome = 'done' | 'refused' | 'not_looked';

/**
 * Refuses what comes too often. A form is read before it counts, so that one with a slip costs nothing; it is counted
 * before the work, so that many at once gain nothing; and what turns out to be none of what is limited is given back.
 */
@Injectable()
export class CountRequests implements NestInterceptor {
  constructor(
    private readonly limiter: Limiter,
    @Inject(LIMITS) private readonly limits: LimitTable,
  ) {}

  /** @throws DomainError `request.invalid`, `limits.too_many` */
  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const route: HttpRoute = httpRoutes[Reflect.getMetadata(HTTP_ROUTE, context.getHandler()) as HttpRouteName];
    const counted = (route.limits ?? []).filter((limit) => declarations[limit].counts !== 'failures');
    if (counted.length === 0) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const taken = await this.take(counted, request.ip, readInput(route, request).body);
    return from(this.work(next, taken, request.id));
  }

  private async take(counted: LimitName[], address: string, form: unknown): Promise<Taken[]> {
    const taken: Taken[] = [];
    for (const limit of counted) {
      const key = keyOf(limit, address, form);
      if (!key || (declarations[limit].counts === 'passwords' && !givesPassword(form))) continue;
      await this.limiter.demand(limit, this.limits[limit], key);
      taken.push([limit, key]);
    }
    return taken;
  }

  private async work(next: CallHandler<unknown>, taken: Taken[], requestId: string): Promise<unknown> {
    try {
      const answer = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await this.giveBack(taken, 'done');
      return answer;
    } catch (error) {
      await this.giveBack(taken, errorAnswer(error, requestId).status === 503 ? 'not_looked' : 'refused');
      throw error;
    }
  }

  private async giveBack(taken: Taken[], outcome: Outcome): Promise<void> {
    for (const [limit, key] of taken)
      if (!doesCount(limit, outcome)) await this.limiter.giveBack(limit, this.limits[limit], key);
  }
}

function doesCount(limit: LimitName, outcome: Outcome): boolean {
  if (outcome === 'not_looked') return false;
  const { counts } = declarations[limit];
  if (counts === 'deeds') return outcome === 'done';
  if (counts === 'passwords') return outcome === 'refused';
  return true;
}

/** A form that proves nothing by a password gives nothing to guess at: it is saved as often as one likes. */
function givesPassword(form: unknown): boolean {
  const { currentPassword, password } = (form ?? {}) as { currentPassword?: string; password?: string };
  return Boolean(currentPassword || password);
}

/** For whom it counts; null where nobody is signed in, who is refused for that anyway. */
function keyOf(limit: LimitName, address: string, form: unknown): string | null {
  const { by } = declarations[limit];
  if (by === 'address') return networkKey(address);
  if (by === 'email') return mailboxOf(form);
  const { caller } = currentContext();
  return by === 'account' && caller.kind === 'member' ? caller.accountId : null;
}

function mailboxOf(form: unknown): string | null {
  const email = (form as { email?: string } | undefined)?.email;
  return email ? createHash('sha256').update(emailKey(email)).digest('base64url') : null;
}
