/** How long an opportunity takes by the calendar, in days; an end that is not stated is null. */
export interface DayRange {
  minDays: number | null;
  maxDays: number | null;
}

const unknown: DayRange = { minDays: null, maxDays: null };

/** Days of one calendar unit. */
const daysOf = { day: 1, week: 7, month: 30.4375, year: 365.25 } as const;
type CalendarUnit = keyof typeof daysOf;

/** A century: what claims to be longer is a slip of the pen. */
const longestDays = 36_525;

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const unit = String.raw`(day|week|wk|month|mo|year|yr)s?\b`;
const range = new RegExp(String.raw`(\d+(?:\.\d+)?)(?:[\s-]*${unit})?\s*(?:-|to|or)\s*(\d+(?:\.\d+)?)[\s-]*${unit}`);
const single = new RegExp(String.raw`(?<![\d.$])(\d+(?:\.\d+)?)[\s-]*${unit}`, 'g');
/** A number of days in every week is a rhythm, not a length. */
const rhythm = new RegExp(
  String.raw`\d+(?:\.\d+)?[\s-]*(?:(?:-|to)\s*\d+)?[\s-]*${unit}\s*(?:per|a|an|each|every|\/)\s*(?:day|week|wk|month|mo|year|yr)\b`,
  'g',
);
const iso = /^p(\d+)([dwmy])$/;

/**
 * Reads a source's duration text where it speaks of the calendar: "16 weeks", "3 days", "6-12 months",
 * "13 months to 2 years", "over 4 years", "1 year 6 months", "P6W". Hours ("40 hours") are instruction, not calendar,
 * and leave it unknown, as does a text with two lengths that are not one.
 */
export function readCalendarDays(written: string | null): DayRange {
  const text = plain(written ?? '');
  const exact = iso.exec(text);
  if (exact) return Number(exact[1]) <= 99 ? both(Number(exact[1]) * daysOf[unitOf(exact[2])]) : unknown;
  const ends = range.exec(text);
  if (ends) {
    const [, from = '', fromUnit, to = '', toUnit] = ends;
    const [a, b] = [Number(from) * daysOf[unitOf(fromUnit ?? toUnit)], Number(to) * daysOf[unitOf(toUnit)]];
    return Math.max(a, b) <= longestDays ? between(a, b) : unknown;
  }
  const days = readSingle(text);
  if (days === null || days <= 0 || days > longestDays) return unknown;
  if (/^(?:over|more than|at least|minimum(?: of)?)\s/.test(text)) return { minDays: Math.round(days), maxDays: null };
  if (/^(?:under|less than|up to|at most|within)\s/.test(text)) return { minDays: null, maxDays: Math.ceil(days) };
  return both(days);
}

/**
 * Hours of instruction in a duration text such as "40 hours" or "a 120 clock-hour programme"; null where it has none or
 * several, and beside a calendar length: the hours of "4 years (8,000 hours)" are worked, not taught.
 */
export function readInstructionHours(written: string | null): number | null {
  const text = plain(written ?? '').replaceAll(/(\d),(\d{3})\b/g, '$1$2');
  const found = [
    ...text.matchAll(
      /(?<![\d.$])(\d+(?:\.\d+)?)[\s-]*(?:(?:clock|contact|class|classroom|instruction|instructional|training|total)[\s-]*)?(?:hours?|hrs?)\b(?!\s*(?:per|a|an|each|every|\/))/g,
    ),
  ];
  const hours = Number(found[0]?.[1] ?? NaN);
  const isTotal =
    found.length === 1 &&
    !/(?:\d|\b)\s*(?:x|×)\s*\d/.test(text) &&
    !/\bto\s+\d+[\s-]*h|\d\s*-\s*\d+(?:\.\d+)?[\s-]*h/.test(text);
  return isTotal && !text.match(single) && hours > 0 && hours <= 100_000 ? hours : null;
}

function readSingle(text: string): number | null {
  const found = [...text.replaceAll(rhythm, ' ').matchAll(single)];
  const [first, second] = found;
  if (!first) return /\bhalf(?:[\s-]| a )day\b/.test(text) ? 1 : null;
  const days = daysIn(first);
  if (found.length === 1) return days;
  // "1 year 6 months" is one length; "2 days, again after 3 weeks" is not.
  const joined =
    second &&
    found.length === 2 &&
    /^[\s,]*(?:and\s*)?$/.test(text.slice((first.index ?? 0) + first[0].length, second.index));
  return joined && daysOf[unitOf(second[2])] < daysOf[unitOf(first[2])] ? days + daysIn(second) : null;
}

function daysIn(found: RegExpMatchArray | RegExpExecArray): number {
  return Number(found[1]) * daysOf[unitOf(found[2])];
}

function unitOf(written = 'd'): CalendarUnit {
  return { d: 'day', w: 'week', m: 'month', y: 'year' }[written[0] as 'd' | 'w' | 'm' | 'y'] as CalendarUnit;
}

function both(days: number): DayRange {
  return { minDays: Math.max(1, Math.round(days)), maxDays: Math.max(1, Math.round(days)) };
}

function between(a: number, b: number): DayRange {
  return { minDays: Math.round(Math.min(a, b)), maxDays: Math.round(Math.max(a, b)) };
}

/** Lower case, plain blanks and hyphens, numbers in digits. */
function plain(text: string): string {
  const tidy = text
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return tidy.replaceAll(new RegExp(`\\b(${numberWords.join('|')})\\b`, 'g'), (word) =>
    String(numberWords.indexOf(word) + 1),
  );
}
