import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initials.js';

describe('initials', () => {
  it('are the first letters of the first two words that have any', () => {
    expect(initialsOf('Fox Valley Tool & Die')).toBe('FV');
    expect(initialsOf('  (acme)  & sons ')).toBe('AS');
    expect(initialsOf('3M')).toBe('3');
  });

  it('keep letters beyond the basic plane whole', () => {
    expect(initialsOf('𝒲isco Österreich')).toBe('𝒲Ö');
  });

  it('are empty where a name has no letter', () => {
    expect(initialsOf('***')).toBe('');
  });
});
