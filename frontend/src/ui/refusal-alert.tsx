import { useEffect, useRef } from 'react';
import { isSessionEnded, serverWords } from '../lib/api-error.js';
import { Alert } from './alert.js';

interface RefusalAlertProps {
  error: Error | null;
  title?: string;
  fallback: string;
}

/** Refusals that have been told: one that is drawn again, such as behind another tab, takes no focus. */
const told = new WeakSet<Error>();

/**
 * The alert above a form that was refused: the server's words, or the fallback. It takes the focus when it appears.
 * That nobody is signed in is said by the page itself.
 */
export function RefusalAlert({ error, title, fallback }: RefusalAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error || told.has(error)) return;
    told.add(error);
    alert.current?.focus();
  }, [error]);
  if (!error || isSessionEnded(error)) return null;
  return (
    <Alert ref={alert} tone="destructive" title={title}>
      <p>{serverWords(error, fallback)}</p>
    </Alert>
  );
}
