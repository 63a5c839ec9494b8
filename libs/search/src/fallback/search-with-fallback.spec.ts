import { describe, expect, test } from '@jest/globals';
import { SearchAway, SearchRequestRefused } from '../errors.js';
import type { SearchAnswer, SearchEngine } from '../port.js';
import { SearchWithFallback, type FallbackOptions } from './search-with-fallback.js';

const ASKED = { text: 'welding', from: 0, size: 10 };

/** Only its query is asked here; the engines themselves are tested against the real thing. */
function buildEngine(total: number, fate: { error?: Error } = {}) {
  const deadlines: (number | undefined)[] = [];
  const query = async (_request: unknown, options?: { deadlineMs?: number }): Promise<SearchAnswer> => {
    deadlines.push(options?.deadlineMs);
    if (fate.error) throw fate.error;
    return { total, hits: [], facets: {}, notStated: {} };
  };
  return { deadlines, fate, engine: { query } as unknown as SearchEngine };
}

function build(options: FallbackOptions = {}, error?: Error) {
  const [primary, fallback] = [buildEngine(1, { error }), buildEngine(2)];
  return { primary, fallback, search: new SearchWithFallback(primary.engine, fallback.engine, options) };
}

describe('Search with a fallback', () => {
  test('answers from the first engine while it answers', async () => {
    const { search, fallback } = build();
    expect(await search.query(ASKED)).toMatchObject({ total: 1, degraded: false });
    expect(fallback.deadlines).toEqual([]);
  });

  test('answers from the second, and says so, while the first is away', async () => {
    const { search } = build({}, new SearchAway('gone'));
    expect(await search.query(ASKED)).toMatchObject({ total: 2, degraded: true });
  });

  test('leaves at least half of the deadline to the second engine', async () => {
    const { search, primary, fallback } = build({ primaryDeadlineMs: 800 }, new SearchAway('slow'));
    await search.query(ASKED, { deadlineMs: 1_000 });
    expect(primary.deadlines).toEqual([500]);
    expect(fallback.deadlines[0]).toBeGreaterThan(500);
  });

  test('stops asking a first engine that keeps failing, and comes back to it', async () => {
    const clock = { at: 0 };
    const { search, primary } = build(
      { breaker: { failures: 2, restMs: 100, now: () => clock.at } },
      new SearchAway('gone'),
    );
    for (let at = 0; at < 5; at += 1) await search.query(ASKED);
    expect(primary.deadlines.length).toBe(2);
    primary.fate.error = undefined;
    clock.at = 100;
    expect(await search.query(ASKED)).toMatchObject({ total: 1, degraded: false });
  });

  test('does not ask a first engine whose copy is not whole', async () => {
    const { search, primary } = build({ primaryIsWhole: () => false });
    expect(await search.query(ASKED)).toMatchObject({ total: 2, degraded: true });
    expect(primary.deadlines).toEqual([]);
  });

  test('a refused request is refused, not asked again', async () => {
    const { search, fallback } = build({}, new SearchRequestRefused('no sort color'));
    await expect(search.query(ASKED)).rejects.toBeInstanceOf(SearchRequestRefused);
    expect(fallback.deadlines).toEqual([]);
  });

  test('says that search is away when neither engine answers', async () => {
    const { search, fallback } = build({}, new SearchAway('gone'));
    fallback.fate.error = new SearchAway('gone too');
    await expect(search.query(ASKED)).rejects.toBeInstanceOf(SearchAway);
  });
});
