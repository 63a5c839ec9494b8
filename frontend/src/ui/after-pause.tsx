import type { ReactNode } from 'react';
import { useAfter } from '../lib/use-after.js';

/** Shows what is inside after 200 ms: an answer that comes sooner never makes a placeholder flash. */
export function AfterPause({ children }: { children: ReactNode }) {
  return useAfter(200) ? children : null;
}
