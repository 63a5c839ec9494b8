// What stands in a page's head for machines: search engines, and whoever draws a preview of a link.
import { escapeHtml } from './escape-html.mjs';

/** Stands for the site's public address, which only the running house knows: the gateway puts it in. */
const origin = '__PUBLIC_URL__';

/** The tags of one page. A page of one thing has no address of its own here; the browser sets its title later. */
export function headTags(route, app) {
  const { site, tabTitle, notFoundRoute } = app;
  const isThere = route !== notFoundRoute && !route.path.includes(':');
  const title = route.path === '/' ? `${site.name}: ${route.title}` : tabTitle(route.title);
  const properties = {
    'og:site_name': site.name,
    'og:type': 'website',
    'og:title': title,
    'og:description': route.description,
    ...(isThere && { 'og:url': origin + route.path }),
    'og:image': `${origin}/social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${site.name}: ${site.tagline}. ${site.subtitle}.`,
  };
  return [
    ...(isThere && !route.unlisted ? [`<link rel="canonical" href="${origin}${route.path}" />`] : []),
    ...(route.unlisted || route === notFoundRoute ? ['<meta name="robots" content="noindex" />'] : []),
    ...Object.entries(properties).map(([name, words]) => `<meta property="${name}" content="${escapeHtml(words)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(route.path === '/' ? [organization(site)] : []),
  ];
}

/** Who is behind the site, by schema.org. A data block: nothing in it runs. */
function organization(site) {
  const [street, place = ''] = site.headquarters;
  const [, city, region, postalCode] = /^(.+), (\w\w) (\d{5})$/.exec(place) ?? [];
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    slogan: site.tagline,
    description: site.subtitle,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: site.email,
    telephone: `+1 ${site.phone}`,
    areaServed: { '@type': 'State', name: site.state.name },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: 'US',
    },
  };
  return `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
}
