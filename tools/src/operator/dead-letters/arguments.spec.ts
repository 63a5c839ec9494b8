import { describe, expect, it } from '@jest/globals';
import { readOrder } from './arguments.js';

describe('orders for dead letters', () => {
  it('lists when nothing is said', () => {
    expect(readOrder([])).toEqual({ verb: 'list' });
  });

  it('shows and replays one by its number, and replays all', () => {
    expect(readOrder(['show', '7'])).toEqual({ verb: 'show', seq: 7 });
    expect(readOrder(['replay', '12'])).toEqual({ verb: 'replay', seq: 12 });
    expect(readOrder(['replay', 'all'])).toEqual({ verb: 'replay all' });
  });

  it.each([['show'], ['show all'], ['replay'], ['replay 0'], ['replay -1'], ['replay 1 2'], ['list 3'], ['delete 1']])(
    'refuses "%s" and shows how it is used',
    (words) => {
      expect(() => readOrder(words.split(' '))).toThrow('npm run dead-letters -- [list');
    },
  );
});
