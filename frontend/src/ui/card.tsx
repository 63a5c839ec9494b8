import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

interface CardProps {
  /** What stands in the strip: usually a heading. */
  head: ReactNode;
  /** The right end of the strip: a stamp. */
  stamp?: ReactNode;
  as?: 'article' | 'section' | 'div' | 'li';
  className?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** The shop traveller: a strip with a hole to hang it by, and room for facts under it. */
export function Card({ head, stamp, as: Element = 'article', className, children, ...rest }: CardProps) {
  return (
    <Element className={classNames('traveller rounded-card border border-rule-strong bg-card', className)} {...rest}>
      <div className="punched flex items-center gap-3 border-b border-rule bg-sunk px-4 py-1.5">
        <div className="min-w-0 grow">{head}</div>
        {stamp}
      </div>
      {children}
    </Element>
  );
}
