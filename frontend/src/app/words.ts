/** What more than one page says while it isn't there, or never will be. */
export const appWords = { loading: 'Loading the account', home: 'Go to the home page' } as const;

/** What stands in the place of a page that broke. */
export const crashWords = {
  title: 'This page broke',
  text: 'Something on it went wrong, or its parts could not be loaded. Nothing that you sent is lost. Load it again; if it breaks again, the rest of the site still works.',
  again: 'Load again',
} as const;
