import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { emailKey } from '@guildhall/kernel';
import type { HttpRouteName } from '@guildhall/contracts/http';
import { currentContext } from '@guildhall/service-kit';
import type { FastifyRequest } from 'fastify';
import { HTTP_ROUTE } from '../http/http-route.js';
import type { LimitName, LimitTable } from './limit-table.js';
import { Limiter } from './limiter.js';
import { networkKey } from './network-key.js';

/** The token of the limits in force. */
export const LIMITS = Symbol('limits');

/** Which addresses are limited, and by what. Log-ins have a way of their own: they count failures. */
export const limitsOf: Partial<Record<HttpRouteName, readonly LimitName[]>> = {
  'auth.register': ['register'],
  'auth.forgot-password': ['forgot_address', 'forgot_email'],
  'auth.reset-password': ['link'],
  'auth.confirm-email': ['link'],
  'user.confirm-email': ['confirm'],
  'user.change-password': ['password'],
  'user.profile': ['password'],
  'users.update': ['password'],
  'user.close': ['password'],
  'user.export': ['export'],
  'users.upload-logo': ['upload'],
  'training.request': ['request'],
};

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
    for (const limit of limitsOf[name] ?? []) {
      if (limit === 'password' && !givesPassword(request)) continue;
      const key = keyOf(this.limits[limit].by, request);
      if (key) await this.limiter.demand(limit, this.limits[limit], key);
    }
    return true;
  }
}

/** A form that proves nothing by a password gives nothing to guess at: it is saved as often as one likes. */
const givesPassword = ({ body }: FastifyRequest) =>
  Boolean((body as { currentPassword?: unknown } | undefined)?.currentPassword);

/** For whom it counts; null where the request doesn't say, and so is refused for another reason anyway. */
function keyOf(by: 'address' | 'account' | 'email', request: FastifyRequest): string | null {
  if (by === 'address') return networkKey(request.ip);
  const { caller } = currentContext();
  if (by === 'account') return caller.kind === 'member' ? caller.accountId : null;
  const email: unknown = (request.body as { email?: unknown } | undefined)?.email;
  if (typeof email !== 'string') return null;
  return createHash('sha256').update(emailKey(email.trim())).digest('base64url');
}
