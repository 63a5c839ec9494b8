import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { browserCookieSeconds } from '../limits/login-limits.js';

/** The token of what follows. */
export const SESSION_COOKIE_SETTINGS = Symbol('session cookie settings');

/** How the session's secret travels: unreadable to scripts, and only over https where the site has it. */
export function sessionCookie(publicUrl: string | undefined): {
  name: string;
  /** Names a browser that has logged in before, so that strangers' failures don't slow it down. */
  browserName: string;
  options: CookieSerializeOptions;
  browserOptions: CookieSerializeOptions;
} {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    name: secure ? '__Host-guildhall_session' : 'guildhall_session',
    browserName: secure ? '__Host-guildhall_browser' : 'guildhall_browser',
    options,
    browserOptions: { ...options, maxAge: browserCookieSeconds },
  };
}

/**
 * Every value that came under one name. A browser that was handed a second cookie of ours by somebody else (another port
 * or path of this host) sends both, in an order that whoever planted it can choose (RFC 6265, section 5.4).
 */
export function cookiesOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string[] {
  return (headers.cookie ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=');
    return key.trim() === name ? [value.join('=').trim()] : [];
  });
}

/** The session's cookie where there is exactly one: of two nobody can tell which is meant, and so neither counts. */
export function onlyCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const [cookie, ...others] = cookiesOf(request, name);
  return others.length === 0 ? cookie : undefined;
}
