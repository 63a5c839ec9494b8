/** What is said where a part of the page can't come. */
export const partWords = {
  title: 'This part could not be loaded',
  text: 'The connection failed on the way. Please try again.',
  tryAgain: 'Try again',
} as const;

/** What everything says that floats over the page. */
export const floatWords = { close: 'Close' } as const;

/** What is said where a page, or a part of it, is for scripts alone, to who reads without JavaScript. */
export const needsScriptsWords = {
  text: (what: 'page' | 'list' | 'form') =>
    `This ${what} needs JavaScript, which is switched off in your browser. Switch it on, or write to us.`,
  logIn: 'Log in',
  register: 'Register',
  contact: 'Contact',
} as const;

/** What a step says that lies behind. */
export const stepperWords = { done: '(done)' } as const;
