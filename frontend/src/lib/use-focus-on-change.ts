import { useEffect, useRef } from 'react';

/** Moves the focus to an element when `value` changes: what was pressed to change it is gone by then. */
export function useFocusOnChange<Place extends HTMLElement>(value: unknown) {
  const place = useRef<Place>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) place.current?.focus();
    before.current = value;
  }, [value]);
  return place;
}
