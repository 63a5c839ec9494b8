import { classNames } from './class-names.js';

/** action: the one thing this screen is for. outline: the other things. quiet: small things beside text. */
export type ButtonLook = 'action' | 'outline' | 'quiet';

const looks: Record<ButtonLook, string> = {
  action:
    'bg-action text-on-action hover:bg-action-pressed border-transparent aria-disabled:bg-sunk disabled:bg-sunk aria-disabled:text-ink-faint disabled:text-ink-faint',
  outline:
    'bg-card text-ink border-rule-strong hover:border-ink hover:bg-sunk aria-disabled:text-ink-faint disabled:text-ink-faint aria-disabled:bg-sunk disabled:bg-sunk',
  quiet:
    'text-steel border-transparent hover:bg-steel-wash aria-disabled:text-ink-faint disabled:text-ink-faint aria-disabled:bg-transparent disabled:bg-transparent',
};

/** The classes of a button, or of a link that looks like one. */
export function buttonLook(look: ButtonLook, extra?: string): string {
  return classNames(
    'inline-flex min-h-10 items-center justify-center gap-2 rounded-card border px-4 py-1.5 text-16 font-semibold transition-colors',
    looks[look],
    extra,
  );
}
