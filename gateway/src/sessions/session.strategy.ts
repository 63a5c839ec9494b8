import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { onlyCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';
import type { SignedInMember } from './session-store.js';

export const sessionStrategy = 'session-cookie';
/** The name of the cookie, as settled by the public address. */
export const SESSION_COOKIE = Symbol('session cookie');

type Verify = (request: FastifyRequest, done: (error: Error | null, member?: SignedInMember | false) => void) => void;

/** Passport's part of "whose request is this": asks `verify`, and never writes anything. */
class RequestStrategy extends passport.Strategy {
  override name = sessionStrategy;

  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: unknown): void {
    this.verify(request as FastifyRequest, (error, member) => {
      if (error) this.error(error);
      else if (member) this.success(member);
      else this.fail(401);
    });
  }
}

/** Reads the session cookie. Two cookies of one name, a cut or an invented one are simply nobody's. */
@Injectable()
export class SessionStrategy extends PassportStrategy(RequestStrategy, sessionStrategy) {
  constructor(
    private readonly sessions: SessionStore,
    @Inject(SESSION_COOKIE) private readonly cookie: string,
  ) {
    super();
  }

  async validate(request: FastifyRequest): Promise<SignedInMember | false> {
    const cookie = onlyCookie(request, this.cookie);
    return (cookie && (await this.sessions.find(cookie))) || false;
  }
}
