/** What a fact says that nobody has stated. */
export const factWords = { notStated: 'not stated' } as const;

/** What a table says whose rows are on their way. */
export const tableWords = { loading: 'Loading' } as const;

/** The way through the pages of a list. */
export const paginationWords = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
} as const;
