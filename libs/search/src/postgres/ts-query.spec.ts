import { describe, expect, test } from '@jest/globals';
import { tradesIndex } from '../conformance/trades.js';
import { readQuery } from '../text/read-query.js';
import { tsQuery } from './ts-query.js';

const build = (text: string, prefixLast = false) => tsQuery(readQuery(tradesIndex, text, { prefixLast }));

describe('A query as PostgreSQL reads it', () => {
  test('asks for the word or its stem', () => {
    expect(build('pumps')?.match).toBe(`(((('=pumps') | ('pump'))))`);
  });

  test('asks for a phrase with its words in a row, exactly or by stem', () => {
    expect(build('fork-lifts')?.units[0]).toBe(
      `('=fork' <-> '=lifts') | ('fork' <-> 'lift') | ('=forklifts') | ('forklift')`,
    );
    expect(build('"fork lifts"')?.match).toBe(`(('=fork' <-> '=lifts'))`);
  });

  test('of three words, any two', () => {
    const match = build('pump valve gear')?.match ?? '';
    expect(match.split(' | (').filter((part) => part.includes(' & ')).length).toBe(3);
  });

  test('counts row by row where the combinations would be too many', () => {
    const long = build('pump valve gear belt shaft bolt nut cam axle rotor')!;
    expect(long.counted).toMatchObject({ required: 7 });
    expect(long.counted?.units.length).toBe(10);
    expect(long.match.length).toBeLessThan(500);
  });

  test('a quoted phrase is required beside the rest', () => {
    expect(build('"arc" pump valve gear')?.match.startsWith(`(('=arc')) & (`)).toBe(true);
  });

  test('the last word can be a beginning', () => {
    expect(build('hydrau', true)?.match).toContain(`'=hydrau':*`);
  });

  test('nothing typed is nothing asked', () => {
    expect(build('')).toBeUndefined();
    expect(build("' & | ! <-> :* \\")).toBeUndefined();
  });

  test('whatever is typed, only letters, digits and our own signs reach PostgreSQL', () => {
    const { match } = build(`we'ld\\ & ('x') "a'b\\" c:*D $1 \u0000`)!;
    expect(match.replaceAll(/'=?[\p{L}\p{N}]+'(:\*)?/gu, 'w')).toMatch(/^[w()&|<> -]+$/);
  });
});
