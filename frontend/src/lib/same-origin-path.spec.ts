import { describe, expect, it } from '@jest/globals';
import { sameOriginPath } from './same-origin-path.js';

const origin = 'https://guildhall.example';

describe('a ?next=', () => {
  it('leads to a path of this site, with its query', () => {
    expect(sameOriginPath('/training?q=tig#top', origin)).toBe('/training?q=tig#top');
  });

  it('leads nowhere else, however it is written', () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      'training',
      '',
      null,
    ]) {
      expect([next, sameOriginPath(next, origin)]).toEqual([next, null]);
    }
  });
});
