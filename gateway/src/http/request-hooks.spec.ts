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

  const from = (origin: string, host: string, publicUrl?: string) =>
    isForeignWrite({ method: 'POST', host, headers: { origin, 'sec-fetch-site': 'same-origin' } }, publicUrl);

  it('is everything that does not come from the public address, once that is set', () => {
    const publicUrl = 'https://guildhall.example/';
    expect(from('https://guildhall.example', 'guildhall.example', publicUrl)).toBe(false);
    // A name of somebody else's that leads here, another port, no https: to the browser all are the host that it asked.
    for (const origin of ['http://evil.example:3000', 'https://guildhall.example:8443', 'http://guildhall.example'])
      expect([origin, from(origin, new URL(origin).host, publicUrl)]).toEqual([origin, true]);
  });

  it.each([undefined, 'http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])(
    'is not one from the host that the browser asked, where %s says no more than that the site is on this machine',
    (publicUrl) => {
      for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'workshop.local:3000'])
        expect([host, from(`http://${host}`, host, publicUrl)]).toEqual([host, false]);
      expect(from('http://localhost:3001', 'localhost:3000', publicUrl)).toBe(true);
    },
  );

  it.each(['http://127.evil.example', 'http://localhost.evil.example', 'http://192.168.1.7:3000'])(
    'may come from elsewhere than %s in no case: that is no name of this machine',
    (publicUrl) => expect(from('http://localhost:3000', 'localhost:3000', publicUrl)).toBe(true),
  );

  it('is never a read', () => {
    expect(isForeignWrite(write({ 'sec-fetch-site': 'cross-site' }, 'GET'), undefined)).toBe(false);
  });
});
