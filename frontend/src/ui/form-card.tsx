import type { ReactNode, Ref } from 'react';
import { Card } from './card.js';

interface FormCardProps {
  heading: string;
  /** For who moves the focus there, when one card takes the place of another. */
  headingRef?: Ref<HTMLHeadingElement>;
  intro?: ReactNode;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The sheet around one form that has the page to itself. */
export function FormCard({ heading, headingRef, intro, width = 'narrow', children }: FormCardProps) {
  return (
    <div className={`mx-auto px-4 pt-8 sm:px-6 ${width === 'wide' ? 'max-w-3xl' : 'max-w-md'}`}>
      <Card
        as="div"
        head={
          <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-22">
            {heading}
          </h1>
        }
      >
        <div className="px-4 py-6 sm:px-8">
          {intro && <p className="mb-6 text-ink-soft">{intro}</p>}
          {children}
        </div>
      </Card>
    </div>
  );
}
