import { Inject, Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { login } from '@guildhall/contracts/auth';
import type { SignedIn } from '@guildhall/contracts/auth';
import { parseInput } from '@guildhall/contracts/errors';
import { RpcClient } from '@guildhall/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { NoteRefused } from '../audit/note-refused.js';
import { errorAnswer } from '../http/error-body.js';
import { LoginLimits, TooManyLogins } from '../limits/login-limits.js';
import type { Admission, Attempt } from '../limits/login-limits.js';
import { LoginTurns } from './login-turns.js';
import { SESSION_COOKIE_SETTINGS } from './session-cookie.js';
import type { sessionCookie } from './session-cookie.js';

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
  constructor(
    private readonly limits: LoginLimits,
    private readonly turns: LoginTurns,
    private readonly noteRefused: NoteRefused,
    @Inject(SESSION_COOKIE_SETTINGS) private readonly cookie: ReturnType<typeof sessionCookie>,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const form = parseInput(login, request.body === undefined ? {} : request.body);
    request.body = form;
    const browser = request.cookies[this.cookie.browserName] ?? '';
    const attempt = { username: form.username, address: request.ip, browser };
    await this.turns.inTurn(async () => {
      const admission = await this.admit(attempt);
      try {
        await super.canActivate(context);
      } catch (error) {
        // The house was too busy or away, and the password not looked at: that is nobody's failure.
        if (errorAnswer(error, request.id).status === 503) await this.limits.notLooked(admission);
        throw error;
      }
    });
    void http
      .getResponse<FastifyReply>()
      .setCookie(this.cookie.browserName, await this.limits.succeeded(attempt), this.cookie.browserOptions);
    return true;
  }

  private async admit(attempt: Attempt): Promise<Admission> {
    try {
      return await this.limits.admit(attempt);
    } catch (error) {
      if (error instanceof TooManyLogins) this.noteRefused.logIn(error, attempt.username);
      throw error;
    }
  }

  override handleRequest<User>(error: Error | null, user: User): User {
    if (error) throw error;
    return user;
  }
}
