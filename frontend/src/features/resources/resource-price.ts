import type { Resource } from '@guildhall/contracts/marketplace';
import { formatCents } from '../../lib/number-words.js';
import { resourceWords } from './words.js';

const words = resourceWords.price;
const hoursOfADay = 8;

type Priced = Pick<Resource, 'priceType' | 'priceCents' | 'priceUnit'>;

/** What an hour costs, in dollars; null where it isn't stated, or where a session or a seat says nothing of hours. */
export function hourlyPrice({ priceType, priceCents, priceUnit }: Priced): number | null {
  if (priceType === 'free') return 0;
  if (priceCents === null) return null;
  if (priceUnit === 'hour') return priceCents / 100;
  return priceUnit === 'day' ? priceCents / 100 / hoursOfADay : null;
}

/** The price in words: "$120 per hour", "Free"; null where it isn't stated. */
export function priceWords({ priceType, priceCents, priceUnit }: Priced): string | null {
  if (priceType === 'free') return words.free;
  if (priceCents === null) return null;
  const unit = priceUnit ? words.per(priceUnit) : '';
  return `${formatCents(priceCents)}${unit}${priceType === 'negotiable' ? words.negotiable : ''}`;
}
