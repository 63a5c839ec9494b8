import { describe, expect, test } from '@jest/globals';
import { tradesIndex } from '../conformance/trades.js';
import { readQuery } from './read-query.js';
import { nearest, replaceWords, slips } from './spelling.js';

const known = (...words: string[]) => words.map((word) => ({ word, documents: 1 }));

describe('Spelling', () => {
  test.each([
    ['weldng', 'welding', 1],
    ['wleding', 'welding', 1],
    ['forkilft', 'forklift', 1],
    ['hydrualics', 'hydraulics', 1],
    ['mashning', 'machining', 2],
    ['wedding', 'welding', 1],
    ['lathe', 'lathe', 0],
    ['cat', 'dog', 3],
  ])('between %s and %s lie %d slips', (a, b, expected) => {
    expect([slips(a, b, 5), slips(b, a, 5)]).toEqual([expected, expected]);
  });

  test('a short word may have one slip, a longer one two', () => {
    expect(nearest('weldng', known('wedding', 'welding'))).toBe('welding');
    expect(nearest('mashinning', known('machining'))).toBe('machining');
    expect(nearest('lith', known('lathe'))).toBeUndefined();
  });

  test('the first letter is right, or was swapped with the second', () => {
    expect(nearest('ewlding', known('welding'))).toBe('welding');
    expect(nearest('felding', known('welding'))).toBeUndefined();
  });

  test('fewer slips count before more documents, and those before the alphabet', () => {
    expect(
      nearest('pumpp', [
        { word: 'pump', documents: 1 },
        { word: 'plump', documents: 90 },
      ]),
    ).toBe('pump');
    expect(
      nearest('bolr', [
        { word: 'bold', documents: 1 },
        { word: 'bolt', documents: 9 },
      ]),
    ).toBe('bolt');
    expect(nearest('bolr', known('bolt', 'bold'))).toBe('bold');
    expect(nearest('bolr', [])).toBeUndefined();
  });

  test('words are replaced where they stand, the rest stays as typed', () => {
    const query = readQuery(tradesIndex, '"Weldng" Weldng,  HYDRUALICS & Pipes!');
    const text = replaceWords(
      query,
      new Map([
        ['weldng', 'welding'],
        ['hydrualics', 'hydraulics'],
      ]),
    );
    expect(text).toBe('"Weldng" welding,  hydraulics & Pipes!');
  });
});
