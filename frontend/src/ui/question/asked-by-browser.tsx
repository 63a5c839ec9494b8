import { useEffect, useEffectEvent } from 'react';
import type { AskedProps } from './asked.js';

/** The same question in the browser's own dialog. */
export function AskedByBrowser({ question: { title, text }, onAnswer }: AskedProps) {
  const ask = useEffectEvent(() => onAnswer(window.confirm(`${title}\n\n${text}`)));
  useEffect(() => {
    const timer = setTimeout(() => ask());
    return () => clearTimeout(timer);
  }, []);
  return null;
}
