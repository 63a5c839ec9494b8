import { useEffect, useState } from 'react';

/** False at first, true once `milliseconds` have passed: what is shown for a slow answer only waits behind it. */
export function useAfter(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}
