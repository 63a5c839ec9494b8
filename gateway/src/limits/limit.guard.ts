import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { emailKey } from '@guildhall/kernel';
import { httpRoutes, limits as declarations } from '@guildhall/contracts/http';
import type { HttpRoute, HttpRouteName, LimitName } from '@guildhall/contracts/http';
import { currentContext } from '@guildhall/service-kit';
import type { FastifyRequest } from 'fastify';
import { HTTP_ROUTE } from '../http/http-route.js';
import type { LimitTable } from './limit-table.js';
import { Limiter } from './limiter.js';
import { networkKey } from './network-key.js';

/** The token of the limits in force. */
export const LIMITS = Symbol('limits');

/** Refuses what comes too often. After the access guard: who is signed in is known by then. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly limiter: Limiter,
    @Inject(LIMITS) private readonly limits: LimitTable,
  ) {}

  /** @throws DomainError `limits.too_many` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = Reflect.getMetadata(HTTP_ROUTE, context.getHandler()) as HttpRouteName;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    for (const limit of (httpRoutes[name] as HttpRoute).limits ?? []) {
      const key = isCounted(limit, request) ? keyOf(limit, request) : null;
      if (key) await this.limiter.demand(limit, this.limits[limit], key);
    }
    return true;
  }
}

/**
 * Whether a request is one of those that a limit counts at the door. Failures are counted where they show (LoginLimits);
 * a form that proves nothing by a password gives nothing to guess at: it is saved as often as one likes.
 */
function isCounted(limit: LimitName, { body }: FastifyRequest): boolean {
  const { counts } = declarations[limit];
  if (counts !== 'passwords') return counts === 'requests';
  const { currentPassword, password } = (body ?? {}) as { currentPassword?: unknown; password?: unknown };
  return Boolean(currentPassword || password);
}

/** For whom it counts; null where the request doesn't say, and so is refused for another reason anyway. */
function keyOf(limit: LimitName, request: FastifyRequest): string | null {
  const { by } = declarations[limit];
  if (by === 'address') return networkKey(request.ip);
  if (by === 'email') return mailboxOf(request.body);
  const { caller } = currentContext();
  return by === 'account' && caller.kind === 'member' ? caller.accountId : null;
}

function mailboxOf(body: unknown): string | null {
  const email: unknown = (body as { email?: unknown } | undefined)?.email;
  if (typeof email !== 'string') return null;
  return createHash('sha256').update(emailKey(email.trim())).digest('base64url');
}
