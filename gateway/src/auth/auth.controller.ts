import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import type { Account, SignedIn } from '@guildhall/contracts/auth';
import type { Member } from '@guildhall/contracts/rpc';
import { currentContext, RpcClient } from '@guildhall/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpRoute, Input } from '../http/http-route.js';
import type { RouteInput } from '../http/http-route.js';
import { LoginGuard } from '../sessions/login.strategy.js';
import { SessionStore } from '../sessions/session-store.js';
import { sessionCookie } from '../sessions/session-cookie.js';

export const SESSION_COOKIE_SETTINGS = Symbol('session cookie settings');

@Controller()
export class AuthController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: SessionStore,
    @Inject(SESSION_COOKIE_SETTINGS) private readonly cookie: ReturnType<typeof sessionCookie>,
  ) {}

  @HttpRoute('auth.session')
  readUser() {
    return this.rpc.call('auth.account.read', { id: (currentContext().caller as Member).accountId });
  }

  @HttpRoute('auth.login')
  @UseGuards(LoginGuard)
  async logIn(
    @Req() request: FastifyRequest & { user: SignedIn },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Account> {
    return this.signIn(request.user, request, reply);
  }

  @HttpRoute('auth.register')
  async register(
    @Input() { body }: RouteInput<'auth.register'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Account> {
    await this.sessions.demand();
    return this.signIn(await this.rpc.call('auth.account.register', body), request, reply);
  }

  @HttpRoute('auth.logout')
  async logOut(
    @Input() _input: RouteInput<'auth.logout'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.endOldSession(request);
    void reply.clearCookie(this.cookie.name, this.cookie.options);
  }

  /** A new secret at every sign-in; one that came along with the request is ended. */
  private async signIn({ account }: SignedIn, request: FastifyRequest, reply: FastifyReply): Promise<Account> {
    await this.endOldSession(request);
    const member: Member = {
      kind: 'member',
      accountId: account.id,
      companyId: account.companyId,
      admin: account.username === 'admin',
    };
    void reply.setCookie(this.cookie.name, await this.sessions.start(member), this.cookie.options);
    return account;
  }

  private async endOldSession(request: FastifyRequest): Promise<void> {
    const secret = request.cookies[this.cookie.name];
    if (secret) await this.sessions.end(secret);
  }
}
