import { useState, type ReactNode } from 'react';
import { isOverWords } from '../lib/over-words.js';
import { useAfter } from '../lib/use-after.js';

/**
 * Shows what is inside after 200 ms: an answer that comes sooner never makes a placeholder flash. On a page that was
 * rendered at build time the placeholder stands there from the start, and stays.
 */
export function AfterPause({ children }: { children: ReactNode }) {
  const [stands] = useState(isOverWords);
  const passed = useAfter(200);
  return stands || passed ? children : null;
}
