/** What is said at an address where nothing is. */
export const notFoundWords = {
  title: '404 Page Not Found',
  text: 'There is nothing at this address. It may have been mistyped, or the page may have moved.',
  find: 'Find training',
  developers: 'For developers: did you forget to add the page to the route table? It is',
  table: 'frontend/src/app/route-table.ts',
} as const;
