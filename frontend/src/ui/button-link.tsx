import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type ButtonLook } from './button-look.js';

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({
  look = 'outline',
  className,
  ...rest
}: LinkProps & { look?: ButtonLook; className?: string }) {
  return <Link className={buttonLook(look, className)} {...rest} />;
}
