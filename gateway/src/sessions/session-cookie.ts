import type { CookieSerializeOptions } from '@fastify/cookie';

/** How the session's secret travels: unreadable to scripts, and only over https where the site has it. */
export function sessionCookie(publicUrl: string | undefined): { name: string; options: CookieSerializeOptions } {
  const secure = publicUrl?.startsWith('https:') ?? false;
  return {
    name: secure ? '__Host-guildhall_session' : 'guildhall_session',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  };
}
