import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import type { Account, SignedIn } from '@guildhall/contracts/auth';
import type { Member } from '@guildhall/contracts/rpc';
import { currentContext, RpcClient } from '@guildhall/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpRoute, Input } from '../http/http-route.js';
import type { RouteInput } from '../http/http-route.js';
import { LoginLimits } from '../limits/login-limits.js';
import { LoginGuard } from '../sessions/login.strategy.js';
import { SessionStore } from '../sessions/session-store.js';
import { cookiesOf, onlyCookie, SESSION_COOKIE_SETTINGS } from '../sessions/session-cookie.js';
import type { sessionCookie } from '../sessions/session-cookie.js';

@Controller()
export class AuthController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: SessionStore,
    private readonly logInLimits: LoginLimits,
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
    const signedIn = await this.rpc.call('auth.account.register', body);
    const browser = request.cookies[this.cookie.browserName] ?? '';
    const known = await this.logInLimits.remember({ username: signedIn.account.username, browser });
    void reply.setCookie(this.cookie.browserName, known, this.cookie.browserOptions);
    return this.signIn(signedIn, request, reply);
  }

  @HttpRoute('auth.forgot-password')
  forgotPassword(@Input() { body }: RouteInput<'auth.forgot-password'>) {
    return this.rpc.call('auth.password_reset.request', body);
  }

  @HttpRoute('auth.reset-password')
  async resetPassword(@Input() { body }: RouteInput<'auth.reset-password'>) {
    const { username } = await this.rpc.call('auth.password_reset.perform', body);
    await this.logInLimits.begunAnew(username);
    return { reset: true as const };
  }

  @HttpRoute('auth.confirm-email')
  confirmEmail(@Input() { body }: RouteInput<'auth.confirm-email'>) {
    return this.rpc.call('auth.email.confirm', body);
  }

  @HttpRoute('user.confirm-email')
  sendConfirmation(@Input() _input: RouteInput<'user.confirm-email'>) {
    return this.rpc.call('auth.email.send_link', {});
  }

  /** The password is changed and every session over; the one that asked goes on under a new secret. */
  @HttpRoute('user.change-password')
  async changePassword(
    @Input() { body }: RouteInput<'user.change-password'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Account> {
    await this.sessions.demand();
    return this.signIn(await this.rpc.call('auth.account.change_password', body), request, reply);
  }

  @HttpRoute('auth.logout')
  async logOut(
    @Input() _input: RouteInput<'auth.logout'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const cookie = onlyCookie(request, this.cookie.name);
    const member = cookie ? await this.sessions.find(cookie) : null;
    await this.endOldSessions(request);
    void reply.clearCookie(this.cookie.name, this.cookie.options);
    if (member) await this.noteLogOut(member);
  }

  /** The session is over whether or not it can be written down now. */
  private async noteLogOut({ accountId, companyId, admin }: Member): Promise<void> {
    currentContext().caller = { kind: 'member', accountId, companyId, admin };
    await this.rpc.call('auth.audit.note', { action: 'logged_out' }).catch(() => undefined);
  }

  /** A new secret at every sign-in; one that came along with the request is ended. */
  private async signIn({ account, at }: SignedIn, request: FastifyRequest, reply: FastifyReply): Promise<Account> {
    await this.endOldSessions(request);
    const member: Member = {
      kind: 'member',
      accountId: account.id,
      companyId: account.companyId,
      admin: account.username === 'admin',
    };
    const cookie = await this.sessions.start({ member, at, origin: currentContext().origin });
    void reply.setCookie(this.cookie.name, cookie, this.cookie.options);
    return account;
  }

  private async endOldSessions(request: FastifyRequest): Promise<void> {
    // More than a few of one name are nobody's browser.
    for (const cookie of cookiesOf(request, this.cookie.name).slice(0, 4)) await this.sessions.end(cookie);
  }
}
