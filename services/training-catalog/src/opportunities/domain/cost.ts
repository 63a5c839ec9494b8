import { dollarsToCents } from '@guildhall/kernel';

/** What an opportunity costs, in whole cents; an end that is not stated is null. */
export interface CostRange {
  minCents: number | null;
  maxCents: number | null;
}

const unknown: CostRange = { minCents: null, maxCents: null };
const amount = String.raw`(?:US\$|USD|\$)?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(?![\d,.]*\d)(k\b)?`;
const range = new RegExp(String.raw`^${amount}\s*(?:-|–|—|to)\s*${amount}$`, 'i');
const single = new RegExp(`^${amount}$`, 'i');
const free = /^(?:free|no (?:cost|charge|fee)|at no (?:cost|charge))\b/i;
/** A price for a part of the training says nothing about the whole. */
const partial =
  /\b(?:per|a|each|every)\s+(?:credit|hour|hr|week|month|session|class|semester|term|year|module|unit|day)\b|\/\s?(?:credit|cr|hour|hr|week|month|mo|session|class|semester|term|year|day)\b/i;

/**
 * Reads a source's cost text: "$1,250", "$495-$600", "From $495", "Up to $900", "Free of charge", "1,250 dollars",
 * "$1,250 member / $1,450 non-member". Nought means unknown unless the text says that it is free; prices per credit,
 * phone numbers and all else are unknown too.
 */
export function readCost(written: string | null): CostRange {
  const text = (written ?? '').replaceAll(/\s+/g, ' ').trim();
  if (text === '' || partial.test(text)) return unknown;
  if (free.test(text)) return readFree(text);
  const [, bound = '', rest = text] =
    /^(from|starting at|at least|up to|at most|under|less than|about|approx\.?|ca\.?)\s+(.*)$/i.exec(text) ?? [];
  const cents = readAmounts(tidy(rest));
  if (cents.length === 0) return unknown;
  const [min, max] = [Math.min(...cents), Math.max(...cents)];
  if (max === 0) return unknown;
  if (/^(from|starting|at least)/i.test(bound)) return { minCents: min, maxCents: null };
  if (/^(up to|at most|under|less)/i.test(bound)) return { minCents: null, maxCents: max };
  return { minCents: min, maxCents: max };
}

/** "Free" is nought; "free for members" says so of some only, and may name what others pay. */
function readFree(text: string): CostRange {
  if (!/\b(?:to|for|if|when|with)\b/i.test(text)) return { minCents: 0, maxCents: 0 };
  const others = [...text.matchAll(/\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?/g)]
    .map((found) => cents(found[1], found[2], undefined))
    .filter(isKnown);
  return { minCents: 0, maxCents: others.length > 0 ? Math.max(...others) : null };
}

/** Leaves out what only says for whom, and the currency in words. */
function tidy(text: string): string {
  return text
    .replace(/\s*\((?:[^()]*)\)\s*$/, '')
    .replace(
      /\s*(?:per|a|each|every|\/)\s*(?:person|participant|student|learner|seat|head|employee|attendee)\b.*$/i,
      '',
    )
    .replace(/\s*(?:US\s)?(?:dollars|USD)\s*(?:total)?$/i, '')
    .replace(/\s*(?:total|plus .*|\+.*|including .*|incl\. .*|[,;] ?[a-z][^$\d]*)$/i, '')
    .trim();
}

function readAmounts(text: string): number[] {
  const ends = range.exec(text);
  if (ends) return [cents(ends[1], ends[2], ends[3] ?? ends[6]), cents(ends[4], ends[5], ends[6])].filter(isKnown);
  const one = single.exec(text);
  if (one) return [cents(one[1], one[2], one[3])].filter(isKnown);
  return readPricesFor(text);
}

/** "$1,250 member / $1,450 non-member": every part is one dollar amount and for whom it is. */
function readPricesFor(text: string): number[] {
  const parts = text.split(/\s*(?:\/|;|,(?!\d{3})|\bor\b)\s*/);
  const read = parts.map((part) =>
    /^\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(?:\s+(?:for\s+)?[a-z][a-z -]{0,40})?$/i.exec(part),
  );
  if (read.length === 0 || read.some((part) => part === null)) return [];
  return read.map((part) => cents(part?.[1], part?.[2], undefined)).filter(isKnown);
}

function cents(whole = '', fraction = '', thousands: string | undefined): number | null {
  const dollars = Number(whole.replaceAll(',', '') + fraction) * (thousands ? 1000 : 1);
  const read = dollarsToCents(dollars);
  return read !== null && read <= mostCents ? read : null;
}

/** More than any training costs: the column's end, 21 million dollars. */
const mostCents = 2_147_483_647;

const isKnown = (value: number | null): value is number => value !== null;
