import { describe, expect, it } from '@jest/globals';
import { waitWords } from './wait-words.js';

describe('the words about a wait', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [121, '3 minutes'],
    [180, '3 minutes'],
    [3600, '60 minutes'],
    [5400, '2 hours'],
    [30 * 86_400, '30 days'],
  ])('say for %d s: %s', (seconds, words) => expect(waitWords(seconds)).toBe(`Try again in ${words}.`));
});
