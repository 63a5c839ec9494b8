import { describe, expect, it } from '@jest/globals';
import { completePlace, readZip } from './place.js';

const nowhere = { location: null, street: null, city: null, state: null, zip: null };

describe('a place', () => {
  it('is read out of its location where the parts are missing', () => {
    expect(completePlace({ ...nowhere, location: 'Fond du Lac, Wisconsin 54935-1234' })).toMatchObject({
      city: 'Fond du Lac',
      state: 'WI',
      zip: '54935',
    });
  });

  it('gets its location from its parts', () => {
    expect(completePlace({ ...nowhere, city: 'Green Bay', state: 'wisconsin' })).toMatchObject({
      location: 'Green Bay, WI',
      state: 'WI',
    });
  });

  it('invents nothing from a location that names no state', () => {
    expect(completePlace({ ...nowhere, location: 'Online, anywhere' })).toEqual({
      ...nowhere,
      location: 'Online, anywhere',
    });
  });
});

describe('a ZIP code', () => {
  it('gets back the noughts that a spreadsheet took', () => {
    expect([readZip('7201'), readZip('53703'), readZip('53703-0001'), readZip('501')]).toEqual([
      '07201',
      '53703',
      '53703',
      '00501',
    ]);
  });

  it('is unknown where it is none', () => {
    expect([readZip('SW1A 1AA'), readZip('123456'), readZip(''), readZip(null)]).toEqual([null, null, null, null]);
  });
});
