import { site } from '@guildhall/contracts/site';

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: site.timeZone,
});

/** A day as people of the site read it, in the site's own time zone: "Fri, Nov 20, 2026". `instant` is ISO 8601. */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}
