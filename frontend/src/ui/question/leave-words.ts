import type { Question } from './asked.js';

/** What is asked before a page is left on which something is typed. */
export const leaveWords: Question = {
  title: 'Leave without saving?',
  text: 'What you changed on this page is not saved yet. It is lost when you leave.',
  yes: 'Leave without saving',
  no: 'Stay here',
};
