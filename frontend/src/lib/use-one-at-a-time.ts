import { useRef } from 'react';

/**
 * The same deed, done once at a time: asked for again before it is settled, it does nothing. What a component knows of
 * its own deeds comes too late for that, with the next drawing of the page.
 */
export function useOneAtATime<Given extends unknown[]>(deed: (...given: Given) => Promise<unknown>) {
  const isUnderWay = useRef(false);
  return async (...given: Given): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await deed(...given);
    } finally {
      isUnderWay.current = false;
    }
  };
}
