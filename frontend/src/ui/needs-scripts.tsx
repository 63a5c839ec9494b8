import { site } from '@guildhall/contracts/site';
import { needsScriptsWords as words } from './part-words.js';

const elsewhere = [
  ['/auth/login', words.logIn],
  ['/auth/register', words.register],
  ['/contact', words.contact],
] as const;

/** From a form no other one leads on: they all need scripts. */
const ways = { page: elsewhere, list: elsewhere, form: [[`mailto:${site.email}`, site.email]] } as const;

interface NeedsScriptsProps {
  /** What it is that can't do without. */
  what: keyof typeof ways;
  className?: string;
}

/** For who reads without JavaScript: why nothing comes of this here, and plain links to go on by. */
export function NeedsScripts({ what, className }: NeedsScriptsProps) {
  return (
    <noscript className={className}>
      <p>{words.text(what)}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {ways[what].map(([to, name]) => (
          <a key={to} href={to} className="link inline-flex min-h-8 items-center">
            {name}
          </a>
        ))}
      </p>
    </noscript>
  );
}
