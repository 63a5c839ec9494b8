import { describe, expect, it } from '@jest/globals';
import { sameOriginPath } from './same-origin-path.js';

const origin = 'https://guildhall.example';

describe('a ?next=', () => {
  it('leads to a path of this site, with its query', () => {
    expect(sameOriginPath('/training?q=tig#top', origin)).toBe('/training?q=tig#top');
  });

  it('stays here when a backslash is written as a code', () => {
    expect(sameOriginPath('/%5Cevil.example', origin)).toBe('/%5Cevil.example');
  });

  it('leads nowhere else, however it is written', () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/\n/evil.example',
      'https:evil.example',
      'https://guildhall.example//evil.example',
      '/a/..//evil.example',
      '/a/..\\/evil.example',
      '/./\\evil.example',
      'training',
      '',
      null,
    ]) {
      expect([next, sameOriginPath(next, origin)]).toEqual([next, null]);
    }
  });
});
