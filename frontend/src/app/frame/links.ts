import { accountLinks, mainLinks } from './words.js';

/** The account section of the side panel: without the company profile. */
export const panelAccountLinks = accountLinks.filter(({ to }) => to !== '/company-profile');

/** Pages that belong to a link without standing under its address. */
const belongsTo: Readonly<Record<string, string>> = { '/training/thank-you': '/training/request' };

/**
 * Tells whether a link leads to the page shown, or to what stands above it. The longest link that fits is the one:
 * on /training/request that is the request, not the discovery.
 */
export function isCurrent(to: string, pathname: string): boolean {
  const place = belongsTo[pathname] ?? pathname;
  const fitting = mainLinks.filter((link) => (link.to === '/' ? place === '/' : `${place}/`.startsWith(`${link.to}/`)));
  return fitting.reduce((longest, link) => (link.to.length > longest.length ? link.to : longest), '') === to;
}
