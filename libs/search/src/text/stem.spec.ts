import { describe, expect, test } from '@jest/globals';
import { stem } from './stem.js';

describe('Stemming', () => {
  test.each([
    ['weld', ['weld', 'welds', 'welded', 'welding', 'weldings']],
    ['machin', ['machine', 'machines', 'machining', 'machined']],
    ['train', ['train', 'trains', 'trained', 'training']],
    ['nurs', ['nurse', 'nurses', 'nursing']],
    ['safeti', ['safety', 'safeties']],
    ['mill', ['mill', 'mills', 'milling', 'milled']],
    ['add', ['add', 'adds', 'added', 'adding']],
    ['plan', ['plan', 'plans', 'planned', 'planning']],
    ['certifi', ['certify', 'certified', 'certifying', 'certifies']],
    ['troubleshoot', ['troubleshoot', 'troubleshooting', 'troubleshoots']],
    ['communic', ['communicate', 'communications', 'communicating']],
    ['leadership', ['leadership', 'leaderships']],
    ['sky', ['sky', 'skies']],
  ])('%s is the stem of %j', (expected, forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => expected));
  });

  test('words that are not plain English letters stay as they are', () => {
    for (const word of ['cnc', '6061', 't6', '焊接', 'is', 'x', '']) expect(stem(word)).toBe(word);
  });
});
