import { useEffect, useRef } from 'react';
import { serverWords } from '../lib/api-error.js';
import { Alert } from './alert.js';

interface RefusalAlertProps {
  error: unknown;
  title?: string;
  fallback: string;
}

/** The alert above a form that was refused: the server's words, or the fallback. It takes the focus when it appears. */
export function RefusalAlert({ error, title, fallback }: RefusalAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <Alert ref={alert} tone="destructive" title={title}>
      <p>{serverWords(error, fallback)}</p>
    </Alert>
  );
}
