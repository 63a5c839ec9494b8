/** What is said where a part of the page can't come. */
export const partWords = {
  title: 'This part could not be loaded',
  text: 'The connection failed on the way. Please try again.',
  tryAgain: 'Try again',
} as const;
