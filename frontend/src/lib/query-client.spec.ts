/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { startAnsweringServer, type AnsweringServer } from '../testing/answering-server.js';
import { createQueryClient } from './query-client.js';

let server: AnsweringServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('the data cache', () => {
  it('GETs the address in the query key and keeps the parsed JSON', async () => {
    server = await startAnsweringServer(() => ({ status: 200, json: { total: 7 } }));
    const cache = createQueryClient();
    expect(await cache.query({ queryKey: ['/api/training?q=tig'] })).toEqual({ total: 7 });
    expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/training?q=tig']);
  });

  it('asks once: a second reader gets what is there, however old', async () => {
    server = await startAnsweringServer(() => ({ status: 200, json: [] }));
    const cache = createQueryClient();
    const key = { queryKey: ['/api/training'] };
    await cache.query(key);
    cache.setQueryData(key.queryKey, [], { updatedAt: Date.now() - 1e9 });
    await cache.query(key);
    expect(server.asked).toHaveLength(1);
  });

  it('does not ask again after a failure, nor when the window gets the focus', async () => {
    server = await startAnsweringServer(() => ({ status: 500, json: { message: 'No' } }));
    const cache = createQueryClient();
    cache.mount();
    const observer = new QueryObserver(cache, { queryKey: ['/api/training'] });
    const failed = new Promise<void>((done) => observer.subscribe(({ isError }) => isError && done()));
    await failed;
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await new Promise((later) => setTimeout(later, 50));
    expect(server.asked).toHaveLength(1);
    cache.unmount();
    observer.destroy();
    cache.clear();
  });

  it('refuses a key that begins with no address', async () => {
    await expect(createQueryClient().query({ queryKey: [7] })).rejects.toThrow(
      'The first part of a query key is the address to read',
    );
  });
});
