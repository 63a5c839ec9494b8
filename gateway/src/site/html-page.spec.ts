import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { encodingFor, makeHtmlPage } from './html-page.js';

describe('a page of the site', () => {
  it('carries the public address, in every encoding', () => {
    const { encodings } = makeHtmlPage(
      '<a href="__PUBLIC_URL__/about">__PUBLIC_URL__</a>',
      'https://guildhall.example',
    );
    const words = '<a href="https://guildhall.example/about">https://guildhall.example</a>';
    expect(encodings.identity.toString()).toBe(words);
    expect(brotliDecompressSync(encodings.br).toString()).toBe(words);
    expect(gunzipSync(encodings.gzip).toString()).toBe(words);
  });

  it('has another tag when a word or the address changes', () => {
    const tags = [
      makeHtmlPage('__PUBLIC_URL__', 'https://a.example'),
      makeHtmlPage('__PUBLIC_URL__', 'https://b.example'),
      makeHtmlPage('__PUBLIC_URL__ ', 'https://a.example'),
    ].map(({ etag }) => etag);
    expect(new Set(tags).size).toBe(3);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['deflate', 'identity'],
    ['gzip;q=0.0', 'identity'],
    [undefined, 'identity'],
  ])('is sent to who accepts %s as %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
