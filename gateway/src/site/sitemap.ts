/** One address of the site; `changed` is ISO 8601, where it is known. */
export interface SitemapEntry {
  path: string;
  changed?: string;
}

/** A sitemap by sitemaps.org, at most 50,000 addresses. */
export function sitemap(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.slice(0, 50_000).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `  <url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may read: every page, and nothing of the API. */
export function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
