/** The links of the header and of the side panel, in their order. */
export const mainLinks = [
  { to: '/', words: 'Home' },
  { to: '/training', words: 'Training Discovery' },
  { to: '/training/request', words: 'Training Request' },
  { to: '/about', words: 'About' },
  { to: '/contact', words: 'Contact' },
] as const;

/** The account menu of the header. */
export const accountLinks = [
  { to: '/profile', words: 'My Profile' },
  { to: '/saved-training', words: 'Saved Training' },
  { to: '/company-profile', words: 'Company Profile' },
] as const;

/** The account section of the side panel: without the company profile. */
export const panelAccountLinks = accountLinks.filter(({ to }) => to !== '/company-profile');

export const signedOutLinks = [
  { to: '/auth/login', words: 'Log in' },
  { to: '/auth/register', words: 'Register' },
] as const;

export const footerLinks = [
  { to: '/about', words: 'About Us' },
  { to: '/privacy-policy', words: 'Privacy Policy' },
  { to: '/terms-of-service', words: 'Terms of Service' },
  { to: '/contact', words: 'Contact Us' },
] as const;

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
