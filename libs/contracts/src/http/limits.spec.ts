import { describe, expect, it } from '@jest/globals';
import { httpRoutes, limits, route } from './index.js';
import type { HttpRoute } from './index.js';

describe('the limits', () => {
  it('are each that of a route', () => {
    const named = (Object.values(httpRoutes) as HttpRoute[]).flatMap((definition) => definition.limits ?? []);
    expect([...new Set(named)].sort()).toEqual(Object.keys(limits).sort());
  });

  it('are the only names that a route may give: another is refused by the compiler', () => {
    const written = route({
      method: 'POST',
      path: '/api/auth/register',
      access: 'public',
      summary: 'Open an account',
      status: 201,
      // @ts-expect-error there is no such limit
      limits: ['regster'],
    });
    expect(Object.keys(limits)).not.toContain(written.limits?.[0]);
  });
});
