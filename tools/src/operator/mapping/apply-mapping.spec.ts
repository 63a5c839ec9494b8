import { describe, expect, it } from '@jest/globals';
import { importedOpportunity } from '@guildhall/contracts/training';
import { Refusal } from '../house/running-house.js';
import { applyMapping } from './apply-mapping.js';
import { loadMapping } from './load-mapping.js';
import { mapping, ownMapping } from './mapping.schema.js';

const nj = loadMapping('nj-training-programs', (path) => path);
const mapped = (...given: Parameters<typeof applyMapping>) => applyMapping(...given).row;
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
    const read = mapped(nj, row);
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
    const read = mapped(nj, {
      ...bare,
      hours: 9999,
      cost_total: 41984198,
      website: 'htpp://.fdu.edu/ce',
      prerequisites: 'none',
    });
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['instructionHours']));
    expect([read['cost'], read['url'], read['prerequisites']]).toEqual([undefined, undefined, []]);
    expect(mapped(nj, bare)['cost']).toBeUndefined();
  });

  it('takes off the quotes that a spreadsheet left around a text', () => {
    expect(mapped(nj, { ...bare, title: '"CDL Class B"', provider: '"Ideal Driving School, Inc.' })).toMatchObject({
      title: 'CDL Class B',
      provider: 'Ideal Driving School, Inc.',
    });
    expect(mapped(nj, { ...bare, title: 'The "Hot Work" class' })).toMatchObject({
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
    expect(mapped(ownMapping(), row)).toEqual({
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

describe('a value that can not be used', () => {
  const own = (row: Record<string, unknown>) => applyMapping(ownMapping(), { key: '1', title: 'A', ...row });
  const plain = own({}).row;

  it.each([
    ['latitude', '91', '"91" is not a number from -90 to 90'],
    ['longitude', 'west', '"west" is not a number from -180 to 180'],
    ['status', 'Approved', '"Approved" is not active or archived'],
    ['format', 'by post', '"by post" is not online, in-person or hybrid'],
    ['url', 'javascript:alert(1)', '"javascript:alert(1)" is not an address of the web'],
    ['instructionHours', '0', '"0" is not a number above 0 and up to 100,000'],
    ['costMinCents', '1.5', '"1.5" is not a whole number from 0 to 2,147,483,647'],
    ['startsAt', 'soon', '"soon" is not a moment with its zone, such as 2027-01-11T08:00:00-06:00'],
    ['skillLevel', 'guru', '"guru" is not beginner, intermediate, advanced or expert'],
    ['certification', 'maybe', '"maybe" is not required, optional or none'],
    ['provider', 'x'.repeat(301), 'Must be at most 300 characters'],
    [
      'skills',
      'x;'.repeat(3) + 'y'.repeat(301),
      'the list is not one of at most 60 texts with at most 300 characters each',
    ],
  ])('costs the row its %s and nothing else', (field, stated, words) => {
    expect(own({ [field]: stated, city: 'Wausau' })).toEqual({
      row: Object.fromEntries(Object.entries({ ...plain, city: 'Wausau' }).filter(([name]) => name !== field)),
      notes: [{ field, reason: `kept without ${field}: ${words}` }],
    });
  });

  it('stays where it is the key or the title: without those there is no row', () => {
    expect(own({ title: 'x'.repeat(501) })).toMatchObject({ row: { title: 'x'.repeat(501) }, notes: [] });
  });

  it('is no matter of note where the mapping itself calls it unknown, or another column states it', () => {
    const rules = mapping.parse({
      fields: {
        url: { from: ['bad', 'good'] },
        instructionHours: { from: 'hours', atMost: 100 },
        latitude: { from: 'lat', unknown: ['n/a'] },
      },
    });
    const row = { bad: 'none yet', good: 'shop.example', hours: 9999, lat: 'N/A' };
    expect(applyMapping(rules, row)).toEqual({ row: { url: 'https://shop.example' }, notes: [] });
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
      [{ ...bare, status: 'approved' }, { ...bare, status: 'Revoked' }, bare].map((row) => mapped(nj, row)['status']),
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
    expect(mapped(rules, { a: ' ', b: 'B', c: 'C', d: 'x|y' })).toEqual({
      title: 'B',
      location: 'B, C',
      skills: ['x', 'y'],
    });
  });
});
