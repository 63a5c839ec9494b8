import { useRef } from 'react';

/**
 * For what floats over the page without a trigger of its own. When it opens, its form's first field takes the focus, or
 * where it holds no form, it does itself. When it closes, the focus goes back to what opened it, unless it has gone
 * elsewhere in the meantime, as after a link to another page.
 */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const sheet = event.target;
      if (!(sheet instanceof HTMLElement)) return;
      event.preventDefault();
      if (!sheet.contains(document.activeElement)) opener.current = document.activeElement;
      (sheet.querySelector<HTMLElement>('form input, form select, form textarea') ?? sheet).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
