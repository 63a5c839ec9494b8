import type { CookieSerializeOptions } from '@fastify/cookie';

/** The token of what follows. */
export const SESSION_COOKIE_SETTINGS = Symbol('session cookie settings');

/** How the session's secret travels: unreadable to scripts, and only over https where the site has it. */
export function sessionCookie(publicUrl: string | undefined): {
  name: string;
  /** Names a browser that has logged in before, so that strangers' failures don't slow it down. */
  browserName: string;
  options: CookieSerializeOptions;
} {
  const secure = publicUrl?.startsWith('https:') ?? false;
  return {
    name: secure ? '__Host-guildhall_session' : 'guildhall_session',
    browserName: secure ? '__Host-guildhall_browser' : 'guildhall_browser',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  };
}
