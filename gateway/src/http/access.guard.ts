import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '@guildhall/kernel';
import type { ErrorCode } from '@guildhall/contracts/errors';
import { httpRoutes } from '@guildhall/contracts/http';
import type { Access, HttpRoute, HttpRouteName } from '@guildhall/contracts/http';
import type { Member } from '@guildhall/contracts/rpc';
import { currentContext } from '@guildhall/service-kit';
import { NoteRefused } from '../audit/note-refused.js';
import type { SignedInMember } from '../sessions/session-store.js';
import { sessionStrategy } from '../sessions/session.strategy.js';
import { HTTP_ROUTE } from './http-route.js';

/** Lets a request through as the contracts say, and puts who it is into the request's context. */
@Injectable()
export class AccessGuard extends AuthGuard(sessionStrategy) {
  constructor(private readonly noteRefused: NoteRefused) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = Reflect.getMetadata(HTTP_ROUTE, context.getHandler()) as HttpRouteName;
    const { access } = httpRoutes[name] as HttpRoute;
    if (access === 'public') return true;
    await this.findOut(context, access);
    const signedIn = context.switchToHttp().getRequest<{ user?: SignedInMember | null }>().user;
    if (signedIn) currentContext().caller = callerOf(signedIn);
    const refusal = refusalOf(access, signedIn);
    if (!refusal) return true;
    // Whoever is signed out asks for members' routes by the way, as every page does; for the administrator's nobody does.
    if (access === 'admin') this.noteRefused.access(name);
    throw new DomainError(refusal);
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

  override handleRequest<User = Member | null>(error: Error | null, user: User | false): User {
    if (error) throw error;
    return (user || null) as User;
  }
}

/** Why somebody is not let through; null for everybody else. */
function refusalOf(access: Access, signedIn: SignedInMember | null | undefined): ErrorCode | null {
  if (access === 'optional') return null;
  if (!signedIn) return 'session.required';
  return access === 'admin' && !signedIn.admin ? 'access.denied' : null;
}

/** The session's own id stays in the gateway. */
function callerOf({ accountId, companyId, admin }: SignedInMember): Member {
  return { kind: 'member', accountId, companyId, admin };
}
