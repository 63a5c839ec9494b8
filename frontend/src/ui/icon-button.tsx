import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Tooltip } from './tooltip/tooltip.js';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its name, for a screen reader and as its tooltip. */
  label: string;
  children: ReactNode;
}

/** A button that is an icon alone. Its words come as a tooltip; needs a TooltipZone around it. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip words={label}>
      <button
        type="button"
        aria-label={label}
        className={classNames(
          'inline-flex size-10 items-center justify-center rounded-card hover:bg-card disabled:text-ink-faint disabled:hover:bg-transparent',
          className,
        )}
        {...rest}
      >
        {children}
      </button>
    </Tooltip>
  );
}
