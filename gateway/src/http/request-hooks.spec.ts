import { describe, expect, it } from '@jest/globals';
import { isForeignWrite } from './request-hooks.js';

const write = (headers: Record<string, string>, method = 'POST') => ({ method, host: '127.0.0.1:3000', headers });

describe('a write from another site', () => {
  it('is known by Fetch Metadata or by its origin', () => {
    expect(isForeignWrite(write({ 'sec-fetch-site': 'cross-site' }), undefined)).toBe(true);
    expect(isForeignWrite(write({ 'sec-fetch-site': 'same-site' }), undefined)).toBe(true);
    expect(isForeignWrite(write({ origin: 'https://evil.example' }), undefined)).toBe(true);
    expect(isForeignWrite(write({ origin: 'null' }), undefined)).toBe(true);
  });

  it('is not one from our own pages, from the public address, or from a client that is no browser', () => {
    expect(isForeignWrite(write({ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }), undefined)).toBe(
      false,
    );
    expect(isForeignWrite(write({ origin: 'https://guildhall.example' }), 'https://guildhall.example')).toBe(false);
    expect(isForeignWrite(write({}), undefined)).toBe(false);
  });

  it('is never a read', () => {
    expect(isForeignWrite(write({ 'sec-fetch-site': 'cross-site' }, 'GET'), undefined)).toBe(false);
  });
});
