import { describe, expect, it } from '@jest/globals';
import { importedOpportunity } from '@guildhall/contracts/training';
import { readRows } from './read-rows.js';

const row = { key: 'a', title: 'Honing' };
const reasonOf = (value: unknown) => readRows([value]).refused[0]?.reason;

describe('a row that is refused', () => {
  it.each<[unknown, string]>([
    [{ key: 'a' }, 'title: Required'],
    [{ ...row, key: '' }, 'key: A key of the source is needed'],
    [{ ...row, title: '\u200b' }, 'title: A title is needed'],
    [{ ...row, title: 7 }, 'title: Must be text'],
    [{ ...row, format: 'by post' }, 'format: Must be one of online, in-person, hybrid'],
    [{ ...row, durationMinDays: 1.5 }, 'durationMinDays: Must be a whole number'],
    [{ ...row, costMinCents: -1 }, 'costMinCents: Must not be negative'],
    [{ ...row, costMaxCents: 1e308 }, 'costMaxCents: Must be a whole number'],
    [{ ...row, instructionHours: 0 }, 'instructionHours: Must be more than 0'],
    [{ ...row, instructionHours: '8' }, 'instructionHours: Must be a number from 0 to 100000'],
    [{ ...row, latitude: 91 }, 'latitude: Must be a number from -90 to 90'],
    [{ ...row, startsAt: 'next week' }, 'startsAt: Must be a date and time with zone'],
    [{ ...row, industry: 'welding' }, 'industry: Must be a list of texts'],
    [{ ...row, skills: ['tig', 7] }, 'skills.1: Must be text'],
    [{ ...row, skills: Array.from({ length: 61 }, () => 'tig') }, 'skills: Must have at most 60 entries'],
    [{ ...row, status: 'gone' }, 'status: Must be one of active, archived'],
    [{ ...row, url: 'javascript:alert(1)' }, 'url: Must be a valid URL'],
    [{ ...row, colour: 'red' }, 'colour: Unknown field'],
    ['a text', 'Must be a JSON object'],
    [null, 'Must be a JSON object'],
  ])('%j is told why in plain words', (value, words) => expect(reasonOf(value)).toBe(words));

  it('is told why in words of ours, whatever is wrong with whichever field', () => {
    const wrong = [7, -1, 1.5, 1e308, true, '', 'x'.repeat(10_000), '\0', [], [7], [''], ['x'.repeat(9999)], {}, NaN];
    const reasons = Object.keys(importedOpportunity.shape).flatMap((field) =>
      wrong.map((value) => reasonOf({ ...row, [field]: value })).filter((reason) => reason !== undefined),
    );
    expect(reasons.length).toBeGreaterThan(200);
    for (const reason of reasons)
      expect(reason).not.toMatch(/expected|received|invalid input|invalid option|too (big|small)/i);
  });

  it('keeps no other out', () => {
    const { rows, refused } = readRows([row, 7, { ...row, key: 'b', format: 'online', latitude: 43.07 }]);
    expect(rows.map(({ index }) => index)).toEqual([0, 2]);
    expect(refused.map(({ index }) => index)).toEqual([1]);
  });
});
