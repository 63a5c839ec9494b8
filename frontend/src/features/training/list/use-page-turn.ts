import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { isSameList, type ListState } from '../list-state.js';

/**
 * When another page of the same list is turned to, and is there: `place`, which stands above it, comes to the top of the
 * window and has the focus, so that eye, keyboard and screen reader begin where the new page does. Going back keeps the
 * browser's own place; who changes the filters, the order or the words keeps the field they change.
 */
export function usePageTurn(place: RefObject<HTMLElement | null>, state: ListState, isThere: boolean): void {
  const kind = useNavigationType();
  const shown = useRef(state);
  useEffect(() => {
    if (!isThere) return;
    const isTurned = state.page !== shown.current.page && isSameList(state, shown.current);
    shown.current = state;
    if (!isTurned || kind === 'POP') return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [place, state, isThere, kind]);
}
