import { describe, expect, it } from '@jest/globals';
import { buildResource } from '../../testing/build-resource.js';
import { matches, noFilter, type ResourceFilter } from './resource-filter.js';
import { priceWords } from './resource-price.js';

const found = (resource: Parameters<typeof buildResource>[0], filter: Partial<ResourceFilter>) =>
  matches(buildResource(resource), { ...noFilter, ...filter });

describe('the resource filter', () => {
  it('lets everything through while nothing is set', () => {
    expect(found({ priceCents: null, state: null, description: null }, {})).toBe(true);
  });

  it('finds each word somewhere in title, description, place or certificates', () => {
    const resource = { title: 'TIG welding cell', description: 'Two booths', city: 'Wausau' };
    expect(found(resource, { q: 'welding WAUSAU' })).toBe(true);
    expect(found(resource, { q: 'welding Madison' })).toBe(false);
  });

  it('takes "WI", "wi" and "Wisconsin" for one', () => {
    for (const state of ['WI', ' wi ', 'Wisconsin']) expect(found({ state: 'WI' }, { state })).toBe(true);
    expect(found({ state: 'WI' }, { state: 'IL' })).toBe(false);
    expect(found({ state: null }, { state: 'WI' })).toBe(false);
  });

  it('compares prices by the hour, a day being eight of them', () => {
    const day = { priceCents: 80_000, priceUnit: 'day' } as const;
    expect(found(day, { price: [100, 100] })).toBe(true);
    expect(found(day, { price: [110, 500] })).toBe(false);
    expect(found({ priceCents: 90_000, priceUnit: 'hour' }, { price: [10, 500] })).toBe(true);
    expect(found({ priceType: 'free', priceCents: null }, { price: [0, 10] })).toBe(true);
  });

  it('puts a price by the seat, or none, in no narrower range', () => {
    expect(found({ priceCents: 5000, priceUnit: 'seat' }, { price: [0, 490] })).toBe(false);
    expect(found({ priceCents: null }, { price: [10, 500] })).toBe(false);
  });
});

describe('a price in words', () => {
  it('says the unit, and never a price that nobody stated', () => {
    expect(priceWords({ priceType: 'fixed', priceCents: 12_000, priceUnit: 'hour' })).toBe('$120 per hour');
    expect(priceWords({ priceType: 'negotiable', priceCents: 4550, priceUnit: 'seat' })).toBe(
      '$45.50 per seat, negotiable',
    );
    expect(priceWords({ priceType: 'free', priceCents: null, priceUnit: null })).toBe('Free');
    expect(priceWords({ priceType: 'fixed', priceCents: null, priceUnit: null })).toBeNull();
  });
});
