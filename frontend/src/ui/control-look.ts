/** The classes of everything that is typed or chosen in. */
export const controlLook =
  'block w-full min-w-0 rounded-card border border-rule-strong bg-card px-3 py-1.5 min-h-10 text-16 text-ink ' +
  'placeholder:text-ink-faint hover:border-ink disabled:border-rule disabled:bg-sunk disabled:text-ink-faint aria-invalid:border-bad aria-invalid:border-2 transition-colors';
