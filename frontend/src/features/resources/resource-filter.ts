import type { Resource } from '@guildhall/contracts/marketplace';
import { site } from '@guildhall/contracts/site';
import { hourlyPrice } from './resource-price.js';

/** The ends of the price slider, in dollars per hour. The upper end means "500 and more". */
export const priceRange = { min: 0, max: 500, step: 10 } as const;

export interface ResourceFilter {
  q: string;
  /** Free text: a state's code or name. */
  state: string;
  type: '' | Resource['type'];
  price: [number, number];
}

export const noFilter: ResourceFilter = { q: '', state: '', type: '', price: [priceRange.min, priceRange.max] };

/** Tells whether a resource is among what is looked for. A price that can't be known is in no narrower range. */
export function matches(resource: Resource, { q, state, type, price }: ResourceFilter): boolean {
  const { title, description, city, location, certifications } = resource;
  const words = [title, description, city, location, ...certifications].join(' ').toLowerCase();
  return (
    (type === '' || resource.type === type) &&
    (state.trim() === '' || stateKey(resource.state ?? '') === stateKey(state)) &&
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word)) &&
    inRange(resource, price)
  );
}

function inRange(resource: Resource, [from, to]: [number, number]): boolean {
  if (from === priceRange.min && to === priceRange.max) return true;
  const price = hourlyPrice(resource);
  return price !== null && price >= from && (to === priceRange.max || price <= to);
}

/** "WI", "wi" and "Wisconsin" are one. */
function stateKey(written: string): string {
  const word = written.trim().toLowerCase();
  return word === site.state.name.toLowerCase() ? site.state.code.toLowerCase() : word;
}
