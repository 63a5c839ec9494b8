import { act, fireEvent } from '@testing-library/react';

/** Sends the form of a button or field twice within one turn, as two presses on a busy machine do: nothing is drawn in between. */
export function submitTwice(control: HTMLElement): void {
  const form = control.closest('form');
  if (!form) throw new TypeError('It belongs to no form');
  // Each event alone would be followed by a drawing.
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
}
