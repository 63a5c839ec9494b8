import { describe, expect, it } from '@jest/globals';
import { idPattern, newId } from './ids.js';

describe('ids', () => {
  it('carry version 7 and the time they were made in', () => {
    const id = newId(Date.UTC(2100, 0, 1));
    expect(id).toMatch(idPattern);
    expect(id[14]).toBe('7');
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2100, 0, 1));
  });

  it('sort in the order they were made, ten thousand within one millisecond included', () => {
    const made = Array.from({ length: 10_000 }, () => newId(Date.UTC(2101, 0, 1)));
    expect(made).toEqual([...made].sort());
    expect(new Set(made).size).toBe(made.length);
  });
});
