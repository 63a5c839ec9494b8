import { fireEvent } from '@testing-library/react';

/** Sends a button's form twice within one turn, as two presses on a busy machine do: nothing is drawn in between. */
export function submitTwice(button: HTMLElement): void {
  const form = button.closest('form');
  if (!form) throw new TypeError('The button belongs to no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
}
