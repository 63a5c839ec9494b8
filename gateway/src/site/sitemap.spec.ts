import { describe, expect, it } from '@jest/globals';
import { robots, sitemap } from './sitemap.js';

describe('the sitemap', () => {
  it('lists whole addresses, and when they changed', () => {
    const xml = sitemap(
      [{ path: '/about' }, { path: '/training/1', changed: '2026-11-20T12:00:00Z' }],
      'https://guildhall.example',
    );
    expect(xml).toContain('<url><loc>https://guildhall.example/about</loc></url>');
    expect(xml).toContain('<loc>https://guildhall.example/training/1</loc><lastmod>2026-11-20T12:00:00Z</lastmod>');
  });

  it('lets no sign of an address break it', () => {
    expect(sitemap([{ path: '/training?q=a&b=<c>' }], 'https://guildhall.example')).toContain(
      '?q=a&amp;b=&lt;c&gt;</loc>',
    );
  });

  it('holds no more than a sitemap may', () => {
    const entries = Array.from({ length: 50_001 }, (_, place) => ({ path: `/training/${place}` }));
    expect(sitemap(entries, '').match(/<url>/g)).toHaveLength(50_000);
  });
});

describe('robots.txt', () => {
  it('leads to the sitemap and away from the API', () => {
    expect(robots('https://guildhall.example').split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin/',
      '',
      'Sitemap: https://guildhall.example/sitemap.xml',
      '',
    ]);
  });
});
