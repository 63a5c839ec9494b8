import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '@guildhall/kernel';
import { httpRoutes } from '@guildhall/contracts/http';
import type { Access, HttpRoute, HttpRouteName } from '@guildhall/contracts/http';
import type { Member } from '@guildhall/contracts/rpc';
import { currentContext, RpcClient } from '@guildhall/service-kit';
import type { SignedInMember } from '../sessions/session-store.js';
import { sessionStrategy } from '../sessions/session.strategy.js';
import { HTTP_ROUTE } from './http-route.js';

/** Lets a request through as the contracts say, and puts who it is into the request's context. */
@Injectable()
export class AccessGuard extends AuthGuard(sessionStrategy) {
  constructor(private readonly rpc: RpcClient) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = Reflect.getMetadata(HTTP_ROUTE, context.getHandler()) as HttpRouteName;
    const { access } = httpRoutes[name] as HttpRoute;
    if (access === 'public') return true;
    await this.findOut(context, access);
    const signedIn = context.switchToHttp().getRequest<{ user?: SignedInMember | null }>().user;
    if (signedIn) currentContext().caller = callerOf(signedIn);
    if (access === 'optional') return true;
    if (!signedIn) throw new DomainError('session.required');
    if (access === 'admin' && !signedIn.admin) await this.refuse(name);
    return true;
  }

  /** What is open to everybody stays open while nobody can tell who is signed in. */
  private async findOut(context: ExecutionContext, access: Access): Promise<void> {
    try {
      await super.canActivate(context);
    } catch (error) {
      const away = error instanceof DomainError && error.code === 'session.store_away';
      if (access !== 'optional' || !away) throw error;
    }
  }

  /** Who tries what is not theirs is written down; a log that is away changes nothing about the answer. */
  private async refuse(route: HttpRouteName): Promise<never> {
    const note = { action: 'access_denied', outcome: 'refused', route } as const;
    await this.rpc.call('auth.audit.note', note).catch(() => undefined);
    throw new DomainError('access.denied');
  }

  override handleRequest<User = Member | null>(error: Error | null, user: User | false): User {
    if (error) throw error;
    return (user || null) as User;
  }
}

/** The session's own id stays in the gateway. */
function callerOf({ accountId, companyId, admin }: SignedInMember): Member {
  return { kind: 'member', accountId, companyId, admin };
}
