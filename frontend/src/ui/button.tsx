import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook } from './button-look.js';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Its work is under way: it stays in place and in focus, and pressing it does nothing. */
  busy?: boolean;
}

export function Button({ look = 'outline', busy = false, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      className={buttonLook(look, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
