import { describe, expect, it } from '@jest/globals';
import { importedOpportunity } from '@guildhall/contracts/training';
import { Refusal } from '../house/running-house.js';
import { applyMapping } from './apply-mapping.js';
import { loadMapping } from './load-mapping.js';
import { mapping, ownMapping } from './mapping.schema.js';

const nj = loadMapping('nj-training-programs', (path) => path);
const bare = { id: 'NJ-1', title: 'Welding', state: 'NJ', hours: 0, cost_total: 0 };

describe('the mapping of New Jersey’s programmes', () => {
  it('reads what a row states, in the words of the import', () => {
    const row = {
      ...bare,
      cost_total: 13965,
      hours: 528,
      calendar_length: '6-12 months',
      website: 'www.eastwick.edu',
      city: 'Hackensack',
      cip: '480508',
      credential: 'AWS D1.1',
      license: 'WELDER',
      status: 'Suspended',
    };
    const read = applyMapping(nj, row);
    expect(read).toEqual({
      key: 'NJ-1',
      title: 'Welding',
      url: 'https://www.eastwick.edu',
      location: 'Hackensack, NJ',
      city: 'Hackensack',
      state: 'NJ',
      duration: '6-12 months',
      instructionHours: 528,
      cost: '$13,965',
      prerequisites: [],
      certifications: ['AWS D1.1', 'WELDER'],
      industry: ['Metal Fabrication'],
      status: 'archived',
    });
    expect(importedOpportunity.safeParse(read).success).toBe(true);
  });

  it('takes nought, sentinels and broken addresses for unknown', () => {
    const read = applyMapping(nj, {
      ...bare,
      hours: 9999,
      cost_total: 41984198,
      website: 'htpp://.fdu.edu/ce',
      prerequisites: 'none',
    });
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['instructionHours']));
    expect([read['cost'], read['url'], read['prerequisites']]).toEqual([undefined, undefined, []]);
    expect(applyMapping(nj, bare)['cost']).toBeUndefined();
  });

  it('takes off the quotes that a spreadsheet left around a text', () => {
    expect(
      applyMapping(nj, { ...bare, title: '"CDL Class B"', provider: '"Ideal Driving School, Inc.' }),
    ).toMatchObject({ title: 'CDL Class B', provider: 'Ideal Driving School, Inc.' });
    expect(applyMapping(nj, { ...bare, title: 'The "Hot Work" class' })).toMatchObject({
      title: 'The "Hot Work" class',
    });
  });
});

describe('a file in our own format', () => {
  it('needs no mapping: lists may be parted by semicolons, numbers and formats written as text', () => {
    const row = {
      key: '1',
      title: 'A',
      skills: 'GMAW; GTAW',
      instructionHours: '1,040',
      format: 'Virtual',
      url: 'shop.example',
      colour: 'red',
      cost: '',
    };
    expect(applyMapping(ownMapping(), row)).toEqual({
      key: '1',
      title: 'A',
      skills: ['GMAW', 'GTAW'],
      instructionHours: 1040,
      format: 'online',
      url: 'https://shop.example',
      industry: [],
      prerequisites: [],
      certifications: [],
    });
  });
});

describe('a mapping file', () => {
  it('that names no field of ours, or a reading there is not, is refused', () => {
    expect(mapping.safeParse({ fields: { colour: 'x' } }).success).toBe(false);
    expect(mapping.safeParse({ fields: { title: { from: 'x', as: 'magic' } } }).success).toBe(false);
    expect(() => loadMapping('nowhere.json', (path) => `/nowhere/${path}`)).toThrow(Refusal);
  });

  it('can say what any other word of the source means; a word left out says nothing', () => {
    expect(
      [{ ...bare, status: 'approved' }, { ...bare, status: 'Revoked' }, bare].map(
        (row) => applyMapping(nj, row)['status'],
      ),
    ).toEqual(['active', 'archived', undefined]);
  });

  it('can join columns, take the first that states something, and part a list by another mark', () => {
    const rules = mapping.parse({
      fields: {
        title: { from: ['a', 'b'] },
        location: { from: ['b', 'c'], join: ', ' },
        skills: { from: 'd', split: '|' },
      },
    });
    expect(applyMapping(rules, { a: ' ', b: 'B', c: 'C', d: 'x|y' })).toEqual({
      title: 'B',
      location: 'B, C',
      skills: ['x', 'y'],
    });
  });
});
