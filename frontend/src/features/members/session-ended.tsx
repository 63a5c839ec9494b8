import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.js';
import { buttonLook } from '../../ui/button-look.js';
import { memberWords } from './words.js';

const { title, text, kept, logIn, newTab } = memberWords.ended;

/**
 * Says that nobody is signed in any more while something typed on the page is not saved. A log-in in another tab is
 * heard by this one, which goes on where it was.
 */
export default function SessionEnded({ path }: { path: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className="mb-6">
      <Alert ref={alert} tone="destructive" title={title}>
        <p>
          {text} {kept}
        </p>
        <a
          href={`/auth/login?${new URLSearchParams({ next: path })}`}
          target="_blank"
          className={buttonLook('outline', 'mt-3')}
        >
          {logIn}
          <span className="sr-only">{newTab}</span>
        </a>
      </Alert>
    </div>
  );
}
