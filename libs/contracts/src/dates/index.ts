import { site } from '../site/index.js';

const dayParts = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: site.timeZone,
} as const;
const day = new Intl.DateTimeFormat('en-US', dayParts);
const moment = new Intl.DateTimeFormat('en-US', {
  ...dayParts,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/** A day as people of the site read it, in the site's own time zone: "Fri, Nov 20, 2026". `instant` is ISO 8601. */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

/** A point in time in the site's own time zone: "Fri, Nov 20, 2026, 1:00 PM CT". `instant` is ISO 8601. */
export function formatMoment(instant: string): string {
  // Newer browsers put a narrow space before AM and PM.
  return moment.format(new Date(instant)).replaceAll('\u202f', ' ');
}
