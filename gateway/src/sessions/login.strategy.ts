import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { login } from '@guildhall/contracts/auth';
import type { SignedIn } from '@guildhall/contracts/auth';
import { parseInput } from '@guildhall/contracts/errors';
import { RpcClient } from '@guildhall/service-kit';
import { Strategy } from 'passport-local';

/** User name and password, checked by the auth service. */
@Injectable()
export class LoginStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly rpc: RpcClient) {
    super();
  }

  validate(username: string, password: string): Promise<SignedIn> {
    return this.rpc.call('auth.account.authenticate', { username, password });
  }
}

/** Puts the account that logs in on the request, after the form's own rules were met. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<{ body: unknown }>();
    request.body = parseInput(login, request.body ?? {});
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<User>(error: Error | null, user: User): User {
    if (error) throw error;
    return user;
  }
}
