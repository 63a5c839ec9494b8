import { describe, expect, test } from '@jest/globals';
import { readSpelling, type SearchResponse } from './read-response.js';

const response = (words: [string, string[]][], unknownStems: string[]): SearchResponse => {
  const entry = (text: string, offset: number, options: string[]) => ({
    text,
    offset,
    length: text.length,
    options: options.map((word) => ({ text: word, freq: 1, score: 0.8 })),
  });
  return {
    hits: { hits: [] },
    suggest: {
      words: words.map(([text, near], at) => entry(text, at * 10, near)),
      stems: words.map(([text], at) => entry(text, at * 10, unknownStems.includes(text) ? ['x'] : [])),
    },
  };
};

describe('Near words of a response', () => {
  test('replace a word that is known neither itself nor by its stem', () => {
    expect(readSpelling(response([['weldng', ['wedding', 'welding']]], ['weldng']))).toEqual(
      new Map([['weldng', 'welding']]),
    );
  });

  test('leave an inflection of a known word alone', () => {
    expect(readSpelling(response([['weldings', ['welding']]], []))).toEqual(new Map());
  });

  test('are not forced on a word that is like none of them', () => {
    expect(readSpelling(response([['weldng', ['wandering']]], ['weldng']))).toEqual(new Map());
    expect(readSpelling({ hits: { hits: [] } })).toEqual(new Map());
  });
});
