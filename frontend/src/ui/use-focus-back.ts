import { useRef } from 'react';

/**
 * For what floats over the page without a trigger of its own: when it closes, the focus goes back to what opened it,
 * unless it has gone elsewhere in the meantime, as after a link to another page.
 */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
