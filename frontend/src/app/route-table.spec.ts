import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { notFoundRoute, pageRoutes, redirects } from './route-table.js';

const folder = 'frontend/src/app/pages';

describe('the route table', () => {
  it('names a page file for every route, and every page file stands in it', () => {
    const named = [...pageRoutes, notFoundRoute].map(({ page }) => `${page}.page.tsx`);
    expect(existsSync(folder)).toBe(true);
    expect([...named].sort()).toEqual(readdirSync(folder).sort());
  });

  it('gives every page a title and a description of its own', () => {
    for (const field of ['title', 'description'] as const) {
      const texts = pageRoutes.map((route) => route[field]);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.every((text) => text.length > 3)).toBe(true);
    }
  });

  it('leads the old addresses on as specified', () => {
    expect(redirects).toEqual([
      { from: '/find-training', to: '/training' },
      { from: '/dashboard', to: '/' },
      { from: '/employee-training', to: '/' },
      { from: '/auth/:type', to: '/auth/login' },
    ]);
  });
});
