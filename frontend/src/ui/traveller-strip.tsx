import type { ReactNode } from 'react';

interface TravellerStripProps {
  /** What the thing is called on paper. */
  code: string;
  /** Whose it is, or of when. A phone has no room for it here: there it stands under the title. */
  aside: ReactNode;
  /** Stands before the stamp. */
  children?: ReactNode;
  stamp: ReactNode;
}

/** The strip of a traveller in a list, with a hole to hang it by. */
export function TravellerStrip({ code, aside, children, stamp }: TravellerStripProps) {
  return (
    <div className="punched flex items-center gap-3 border-b border-rule bg-sunk px-3 py-0.5 text-14">
      <span className="figures shrink-0 font-condensed font-semibold">{code}</span>
      <span className="min-w-0 grow">
        <span className="hidden [overflow-wrap:anywhere] sm:block">{aside}</span>
      </span>
      {children}
      {stamp}
    </div>
  );
}
