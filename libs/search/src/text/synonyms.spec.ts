import { describe, expect, test } from '@jest/globals';
import { stem } from './stem.js';
import { Synonyms } from './synonyms.js';
import { words } from './tokens.js';

describe('Synonyms', () => {
  const synonyms = new Synonyms([
    ['mig', 'gas metal arc welding'],
    ['gas', 'petrol'],
    ['ndt', 'nondestructive testing'],
    ['ndt', 'network design tools'],
    ['???', 'nothing'],
  ]);
  const at = (text: string, from = 0) => synonyms.at(words(text).map(stem), from);

  test('the longest wording wins', () => {
    expect(at('gas metal arc welds')?.length).toBe(4);
    expect(at('gas station')).toEqual({ length: 1, wordings: [['gas'], ['petrol']] });
  });

  test('a wording is found where it stands, and nowhere else', () => {
    expect(at('advanced mig', 1)?.length).toBe(1);
    expect(at('advanced mig', 0)).toBeUndefined();
    expect(at('gas metal', 1)).toBeUndefined();
    expect(at('mig', 5)).toBeUndefined();
  });

  test('an abbreviation with two meanings brings both', () => {
    expect(at('ndt')?.wordings).toEqual([
      ['ndt'],
      ['nondestructive', 'testing'],
      ['ndt'],
      ['network', 'design', 'tools'],
    ]);
  });
});
