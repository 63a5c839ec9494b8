import { useEffect, useRef } from 'react';

/**
 * When `value` changes, and what had the focus is taken away by that, the focus moves to an element that stays: it would
 * fall to the top of the page otherwise. What has the focus and stays keeps it.
 */
export function useFocusWhenLost<Place extends HTMLElement>(value: unknown) {
  const place = useRef<Place>(null);
  const before = useRef(value);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = () => (last.current = document.activeElement);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === document.body && last.current?.isConnected === false;
    if (before.current !== value && isLost) place.current?.focus({ preventScroll: true });
    before.current = value;
  }, [value]);
  return place;
}
