import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { readSettings } from './settings.mjs';

it('opens on loopback at port 3000 with data in the checkout when nothing is set', () => {
  const settings = readSettings({}, []);
  expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', address: 'http://127.0.0.1:3000', given: {} });
  expect(settings.data).toMatch(/\/\.guildhall$/);
  expect(settings.publicUrl).toBe(settings.address);
  expect(settings.passedOn.STORAGE).toBe(`${settings.data}/storage`);
});

it.each(['0', '70000', 'http', '3000.5', '-1', '0x50', ' '])('names PORT when it is "%s"', (PORT) => {
  expect(() => readSettings({ PORT }, [])).toThrow(/^PORT is .* 1 to 65535/);
});

it.each([
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['REDIS_URL', 'localhost:6379'],
  ['NATS_URL', 'http://somewhere'],
  ['ELASTICSEARCH_URL', 'elastic'],
  ['SMTP_URL', 'http://localhost'],
  ['PUBLIC_URL', 'guildhall.example'],
])('names %s when it is no address of that kind, without repeating it', (name, value) => {
  expect(() => readSettings({ [name]: value }, [])).toThrow(new RegExp(`^${name} is not an address`));
  expect(() => readSettings({ [name]: value }, [])).not.toThrow(value);
});

it('names STORAGE when it is a bucket, which is not built yet', () => {
  expect(() => readSettings({ STORAGE: 's3://guildhall' }, [])).toThrow(/^STORAGE is a bucket/);
  expect(readSettings({ STORAGE: '/srv/files' }, []).passedOn.STORAGE).toBe('/srv/files');
});

it('takes given engines in place of the local ones', () => {
  const { given } = readSettings({ DATABASE_URL: 'postgres://a:b@db:5432/c', REDIS_URL: '' }, []);
  expect(given).toEqual({ DATABASE_URL: 'postgres://a:b@db:5432/c' });
});

it('names ADMIN_PASSWORD and ADMIN_EMAIL when they cannot be meant', () => {
  expect(() => readSettings({ ADMIN_PASSWORD: 'short' }, [])).toThrow(/^ADMIN_PASSWORD must have/);
  expect(() => readSettings({ ADMIN_EMAIL: 'nobody' }, [])).toThrow(/^ADMIN_EMAIL is "nobody"/);
});

it.each([
  'a@b',
  'a@b.c',
  '.a@b.example',
  'a..b@c.example',
  'a@-b.example',
  'ä@b.example',
  'a@b.example ',
  'a b@c.example',
])('names ADMIN_EMAIL when it is "%s", which the services do not take either', (ADMIN_EMAIL) => {
  expect(z.email().safeParse(ADMIN_EMAIL).success).toBe(false);
  expect(() => readSettings({ ADMIN_EMAIL }, [])).toThrow(/^ADMIN_EMAIL is "/);
});

it.each(['a@b.example', "o'hara+x@sub.b-c.example", 'a.b_c-d@e.museum'])(
  'takes %s as the services do',
  (ADMIN_EMAIL) => {
    expect(z.email().safeParse(ADMIN_EMAIL).success).toBe(true);
    expect(readSettings({ ADMIN_EMAIL }, []).passedOn.ADMIN_EMAIL).toBe(ADMIN_EMAIL);
  },
);

it.each(['MAIL_LEASE_SECONDS', 'MAIL_SWEEP_SECONDS'])('names %s when it is no number of seconds', (name) => {
  for (const value of ['abc', '0', '3601', '-1', '1.5', '1e2', ' 5', '0000000030']) {
    expect(() => readSettings({ [name]: value }, [])).toThrow(`${name} is "${value}": it must be a whole number`);
  }
  for (const value of ['', '1', '030', '3600']) expect(() => readSettings({ [name]: value }, [])).not.toThrow();
});

it.each([
  'http://x.example/path?q',
  'http://x.example?',
  'http://x.example/#top',
  'http:x.example',
  ' http://x.example',
  'http://x .example',
  'http://me:pw@x.example',
])('names PUBLIC_URL when it is "%s", which no link can begin with', (PUBLIC_URL) => {
  expect(() => readSettings({ PUBLIC_URL }, [])).toThrow(/^PUBLIC_URL is not /);
});

it('names LIMITS and UPLOADS_AT_ONCE when they cannot be meant', () => {
  expect(() => readSettings({ LIMITS: 'register=often' }, [])).toThrow(/^LIMITS is "register=often"/);
  for (const text of ['3', '0/20', '3/0', '3/20/5'])
    expect(() => readSettings({ UPLOADS_AT_ONCE: text }, [])).toThrow(/^UPLOADS_AT_ONCE is/);
  expect(() => readSettings({ UPLOADS_AT_ONCE: '5/50' }, [])).not.toThrow();
});

it('takes PUBLIC_URL without the slash at its end', () => {
  expect(readSettings({ PUBLIC_URL: 'https://x.example/' }, []).publicUrl).toBe('https://x.example');
  expect(readSettings({ PUBLIC_URL: 'https://x.example:8443/guild//' }, []).publicUrl).toBe(
    'https://x.example:8443/guild',
  );
});

it('names TRUSTED_PROXIES and LOG_LEVEL when they cannot be meant', () => {
  expect(() => readSettings({ TRUSTED_PROXIES: '10.0.0.1, proxy' }, [])).toThrow(/^TRUSTED_PROXIES holds " proxy"/);
  expect(() => readSettings({ TRUSTED_PROXIES: '10.0.0.0/40' }, [])).toThrow(/^TRUSTED_PROXIES/);
  expect(() => readSettings({ LOG_LEVEL: 'loud' }, [])).toThrow(/^LOG_LEVEL is "loud"/);
  const { passedOn } = readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1', LOG_LEVEL: 'debug' }, []);
  expect(passedOn).toMatchObject({ TRUSTED_PROXIES: '10.0.0.0/8, ::1', LOG_LEVEL: 'debug' });
});

it('prints an address a browser on this machine can use when it listens everywhere', () => {
  expect(readSettings({ HOST: '0.0.0.0', PORT: '8080' }, []).address).toBe('http://127.0.0.1:8080');
  expect(readSettings({ HOST: '::1', PORT: '8080' }, []).address).toBe('http://[::1]:8080');
});

it('reads options in both spellings and refuses what it does not know', () => {
  expect(readSettings({}, ['--catalog-search', '2', '--elasticsearch'])).toMatchObject({
    catalogSearch: 2,
    elasticsearch: true,
  });
  expect(readSettings({}, ['--catalog-search=3']).catalogSearch).toBe(3);
  expect(() => readSettings({}, ['--catalog-search'])).toThrow(/number from 1 to 20/);
  expect(() => readSettings({}, ['--catalog-search', 'two'])).toThrow(/number from 1 to 20/);
  expect(() => readSettings({}, ['--elastic'])).toThrow(/no option --elastic/);
});
