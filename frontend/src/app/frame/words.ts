/** Every word of what stands around the pages that is not a link's. */
export const frameWords = {
  skip: 'Skip to the content',
  main: 'Main',
  menu: 'Menu',
  account: 'Account',
  signOut: 'Sign out',
  about: 'About this site',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

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

/** What the header and the side panel offer to who is not signed in. */
export const signedOutLinks = [
  { to: '/auth/login', words: 'Log in' },
  { to: '/auth/register', words: 'Register' },
] as const;

/** The links of the footer. */
export const footerLinks = [
  { to: '/about', words: 'About Us' },
  { to: '/privacy-policy', words: 'Privacy Policy' },
  { to: '/terms-of-service', words: 'Terms of Service' },
  { to: '/contact', words: 'Contact Us' },
] as const;
