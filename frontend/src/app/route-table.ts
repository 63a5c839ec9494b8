import { site } from '@guildhall/contracts/site';

/** One page of the site, as the build, the gateway and the browser know it. */
export interface PageRoute {
  /** Path pattern, with `:name` for parameters. */
  path: string;
  /** The file in pages/ that shows it, without its ending. */
  page: string;
  /** What stands in the browser's tab before the site's name. */
  title: string;
  description: string;
  /** True when its words are rendered at build time, so that it can be read without JavaScript. */
  prerendered?: boolean;
  /** True for what search engines have no use for: pages of one account, or of one moment. */
  unlisted?: boolean;
}

/** Every page there is. To add one: a line here, and `pages/<page>.page.tsx`. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    page: 'home',
    title: site.tagline,
    description: `${site.subtitle}. Find training for the manufacturing companies of ${site.state.name}, and share what you have.`,
    prerendered: true,
  },
  {
    path: '/auth/login',
    page: 'log-in',
    title: 'Log in',
    description: `Log in to your company's ${site.name} account.`,
    prerendered: true,
  },
  {
    path: '/auth/register',
    page: 'register',
    title: 'Register',
    description: `Open a ${site.name} account for your manufacturing company.`,
    prerendered: true,
  },
  {
    path: '/training',
    page: 'training',
    title: 'Training Discovery',
    description: `Search training for manufacturing in ${site.state.name}: welding, CNC, automation, maintenance, safety and more.`,
    prerendered: true,
  },
  {
    path: '/training/request',
    page: 'training-request',
    title: 'Training Request',
    description: `Ask for training that no course covers: ${site.name} finds it, or puts it together for your company.`,
    prerendered: true,
  },
  {
    path: '/training/thank-you',
    page: 'thank-you',
    title: 'Request prepared',
    description: 'Your training request is prepared: what to do now, and what happens next.',
    prerendered: true,
    unlisted: true,
  },
  {
    path: '/training/:id',
    page: 'opportunity',
    title: 'Training opportunity',
    description: 'Format, length, cost, place and start of one training opportunity.',
  },
  {
    path: '/about',
    page: 'about',
    title: 'About',
    description: `What ${site.name} is for: a clearinghouse of training and a coordinator for small and medium manufacturers.`,
    prerendered: true,
  },
  {
    path: '/contact',
    page: 'contact',
    title: 'Contact',
    description: `E-mail, phone, office hours and address of ${site.name}, and answers to frequent questions.`,
    prerendered: true,
  },
  {
    path: '/search-demo',
    page: 'search-demo',
    title: 'Resource Search',
    description: `Machines, rooms and instructors that manufacturers of ${site.state.name} lend out for training.`,
    prerendered: true,
  },
  {
    path: '/profile',
    page: 'profile',
    title: 'My Profile',
    description: `Your own facts at ${site.name}, and the safety of your account.`,
    unlisted: true,
  },
  {
    path: '/company-profile',
    page: 'company-profile',
    title: 'Company Profile',
    description: `Your company as ${site.name} shows it to others.`,
    unlisted: true,
  },
  {
    path: '/saved-training',
    page: 'saved-training',
    title: 'Saved Training',
    description: 'The training opportunities that you have put aside, with your notes.',
    unlisted: true,
  },
  {
    path: '/forgot-password',
    page: 'forgot-password',
    title: 'Forgot your password?',
    description: `How to get back into your ${site.name} account.`,
    prerendered: true,
  },
  {
    path: '/reset-password/:token',
    page: 'reset-password',
    title: 'Choose a new password',
    description: `Choose a new password for your ${site.name} account.`,
    unlisted: true,
  },
  {
    path: '/confirm-email/:token',
    page: 'confirm-email',
    title: 'Confirm your e-mail address',
    description: `Confirm the e-mail address of your ${site.name} account.`,
    unlisted: true,
  },
  {
    path: '/companies/:id',
    page: 'company',
    title: 'Company',
    description: `A manufacturing company of ${site.state.name} and what it shows of itself.`,
  },
  {
    path: '/admin',
    page: 'admin',
    title: 'Accounts',
    description: 'The accounts of the site.',
    unlisted: true,
  },
  {
    path: '/admin/requests',
    page: 'admin-requests',
    title: 'Training requests',
    description: 'What companies asked for.',
    unlisted: true,
  },
  {
    path: '/admin/audit',
    page: 'admin-audit',
    title: 'Audit log',
    description: 'Who did what, when and from where.',
    unlisted: true,
  },
  {
    path: '/privacy-policy',
    page: 'privacy-policy',
    title: 'Privacy Policy',
    description: `What ${site.name} keeps about you and your company, why, and for how long.`,
    prerendered: true,
  },
  {
    path: '/terms-of-service',
    page: 'terms-of-service',
    title: 'Terms of Service',
    description: 'Accounts, listings, bookings, fees, cancellations and refunds, prohibited activities and liability.',
    prerendered: true,
  },
];

/** Addresses that lead elsewhere: real 302s from the gateway, and the same in the browser. Pages win over redirects. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/find-training', to: '/training' },
  { from: '/dashboard', to: '/' },
  { from: '/employee-training', to: '/' },
  { from: '/auth/:type', to: '/auth/login' },
];

/** The screen of every other address. */
export const notFoundRoute: PageRoute = {
  path: '*',
  page: 'not-found',
  title: 'Page not found',
  description: 'There is no page at this address.',
  prerendered: true,
};
