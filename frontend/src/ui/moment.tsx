import { formatDay, formatMoment } from '../lib/day.js';

interface MomentProps {
  /** ISO 8601 with zone. */
  at: string;
  /** `day`: "Fri, Nov 20, 2026". `time`: "Fri, Nov 20, 2026, 1:00 PM CT". */
  as?: 'day' | 'time';
}

/** A point in time in the site's own time zone, for people and for machines. */
export function Moment({ at, as = 'day' }: MomentProps) {
  return (
    <time dateTime={at} className="figures">
      {as === 'day' ? formatDay(at) : formatMoment(at)}
    </time>
  );
}
