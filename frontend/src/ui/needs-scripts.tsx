import { needsScriptsWords as words } from './part-words.js';

const ways = [
  ['/auth/login', words.logIn],
  ['/auth/register', words.register],
  ['/contact', words.contact],
] as const;

/** For who reads without JavaScript: why there is no list here, and plain links to go on by. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>{words.text}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {ways.map(([to, name]) => (
          <a key={to} href={to} className="link inline-flex min-h-8 items-center">
            {name}
          </a>
        ))}
      </p>
    </noscript>
  );
}
