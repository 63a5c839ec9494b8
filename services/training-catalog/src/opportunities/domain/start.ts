import { site } from '@guildhall/contracts/site';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * The instant of a start text that names one day with its year ("2027-01-11", "January 12, 2027", "1/12/2027"): the
 * beginning of that day in the site's time zone. Terms, months, rolling starts and days without a year stay unknown.
 */
export function readStart(written: string | null): string | null {
  const text = (written ?? '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? /, '');
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return startOfDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashed) return startOfDay(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]));
  const named = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text);
  const month = named ? months.findIndex((name) => name.startsWith(named[1] ?? '-')) + 1 : 0;
  return named && month > 0 ? startOfDay(Number(named[3]), month, Number(named[2])) : null;
}

function startOfDay(year: number, month: number, day: number): string | null {
  const midnight = Date.UTC(year, month - 1, day);
  const read = new Date(midnight);
  if (year < 1990 || year > 2100 || read.getUTCMonth() !== month - 1 || read.getUTCDate() !== day) return null;
  // The zone's distance from UTC, asked for near the wanted midnight.
  const local = new Intl.DateTimeFormat('en-US', {
    timeZone: site.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  });
  const offset = (at: number): number => {
    const parts = Object.fromEntries(local.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts['year'] ?? 0, (parts['month'] ?? 1) - 1, parts['day'], parts['hour']) - at;
  };
  return new Date(midnight - offset(midnight - offset(midnight))).toISOString();
}
