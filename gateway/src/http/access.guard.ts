import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '@guildhall/kernel';
import { httpRoutes } from '@guildhall/contracts/http';
import type { HttpRoute, HttpRouteName } from '@guildhall/contracts/http';
import type { Caller, Member } from '@guildhall/contracts/rpc';
import { currentContext } from '@guildhall/service-kit';
import { sessionStrategy } from '../sessions/session.strategy.js';
import { HTTP_ROUTE } from './http-route.js';

/** Lets a request through as the contracts say, and puts who it is into the request's context. */
@Injectable()
export class AccessGuard extends AuthGuard(sessionStrategy) {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = Reflect.getMetadata(HTTP_ROUTE, context.getHandler()) as HttpRouteName;
    const { access } = httpRoutes[name] as HttpRoute;
    if (access === 'public') return true;
    await super.canActivate(context);
    const member = context.switchToHttp().getRequest<{ user: Member | null }>().user;
    if (member) currentContext().caller = member satisfies Caller;
    if (access === 'optional') return true;
    if (!member) throw new DomainError('session.required');
    if (access === 'admin' && !member.admin) throw new DomainError('access.denied');
    return true;
  }

  override handleRequest<User = Member | null>(error: Error | null, user: User | false): User {
    if (error) throw error;
    return (user || null) as User;
  }
}
