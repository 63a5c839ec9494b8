import { useEffect, useRef } from 'react';
import { serverWords } from '../../lib/api-error.js';
import { Alert } from '../../ui/alert.js';

/** The alert above a form that was refused: the server's words, or the fallback. It takes the focus when it appears. */
export function RefusalAlert({ error, fallback }: { error: unknown; fallback: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <Alert ref={alert} tone="destructive">
      <p>{serverWords(error, fallback)}</p>
    </Alert>
  );
}
