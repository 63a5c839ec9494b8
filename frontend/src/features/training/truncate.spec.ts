import { describe, expect, it } from '@jest/globals';
import { descriptionLimit, truncate } from './truncate.js';

describe('a long description', () => {
  it('stays whole up to 200 characters', () => {
    const text = 'x'.repeat(descriptionLimit);
    expect(truncate(text)).toBe(text);
  });

  it('is cut to at most 200 characters and a mark, at the end of a word', () => {
    const cut = truncate('welding and cutting, '.repeat(20));
    expect(cut).toMatch(/(welding|and|cutting)…$/);
    expect(cut.length).toBeLessThanOrEqual(descriptionLimit + 1);
    expect(cut.length).toBeGreaterThan(descriptionLimit * 0.8);
  });

  it('is cut inside a word where no end of one is near', () => {
    expect([...truncate('x'.repeat(300))]).toHaveLength(descriptionLimit + 1);
  });

  it('never cuts a letter in two', () => {
    expect(truncate('🔩'.repeat(300))).toBe(`${'🔩'.repeat(descriptionLimit)}…`);
  });
});
