import { beforeAll, describe, expect, test } from '@jest/globals';
import { SearchRequestRefused } from '../errors.js';
import type { SearchRequest } from '../port.js';
import type { Subject } from './subject.js';
import { trades } from './trades.js';

/** Filters, facets, sorts and pages. */
export function filterCases(subject: () => Subject): void {
  describe('filters, facets, sorts and pages', () => {
    beforeAll(async () => {
      await subject().makeRows(trades.map(({ id }) => id));
      await subject().engine.put(trades, { visible: true });
    });

    const ask = (request: Partial<SearchRequest>) => subject().engine.query({ from: 0, size: 50, ...request });
    const titles = async (request: Partial<SearchRequest>): Promise<string[]> =>
      (await ask(request)).hits.map(({ source }) => source.title);
    const counts = (facet: { value: string; count: number }[] | undefined) =>
      Object.fromEntries((facet ?? []).map(({ value, count }) => [value, count]));

    test('a search with filters alone works', async () => {
      expect((await titles({ filters: { format: ['online'] } })).sort()).toEqual([
        'Certified Wedding Planner',
        'Computer Numerical Control Programming',
        'OSHA 10-Hour General Industry',
      ]);
      expect(await titles({ filters: { format: ['online'], industry: ['Food'] } })).toEqual([
        'OSHA 10-Hour General Industry',
      ]);
      expect(await titles({ filters: { evening: true } })).toEqual(['CNC Milling Setup', 'Welding Fundamentals']);
      expect((await titles({ text: 'welding', filters: { industry: ['Construction', 'Aerospace'] } })).sort()).toEqual([
        'Welding Fundamentals',
      ]);
    });

    test('an empty filter asks for nothing', async () => {
      expect((await ask({ filters: { format: [], industry: undefined } })).total).toBe(trades.length);
    });

    test('a facet counts without its own filter, and under all others', async () => {
      const answer = await ask({ filters: { format: ['online'] }, facets: ['format', 'industry'] });
      expect(answer.total).toBe(3);
      expect(counts(answer.facets['format'])).toEqual({ 'in-person': 5, online: 3, hybrid: 2 });
      expect(counts(answer.facets['industry'])).toEqual({ Metal: 2, Food: 1, Other: 1 });
      const both = await ask({ filters: { format: ['online'], industry: ['Food'] }, facets: ['format', 'industry'] });
      expect(counts(both.facets['format'])).toEqual({ online: 1, 'in-person': 1 });
      expect(counts(both.facets['industry'])).toEqual({ Metal: 2, Food: 1, Other: 1 });
    });

    test('a facet lists its values from the most frequent on, then by name', async () => {
      const { facets } = await ask({ facets: ['industry', 'evening'] });
      expect(facets['industry']?.map(({ value }) => value)).toEqual([
        'Metal',
        'Food',
        'Aerospace',
        'Construction',
        'Logistics',
        'Other',
      ]);
      expect(facets['evening']).toEqual([
        { value: 'true', count: 2 },
        { value: 'false', count: 1 },
      ]);
    });

    test('what is not stated is matched by no value, and is counted where it is left out', async () => {
      const answer = await ask({ text: 'forklift', filters: { format: ['online', 'in-person', 'hybrid'] } });
      expect(answer).toMatchObject({ total: 0, notStated: { format: 1 } });
      const cheap = await ask({ filters: { cost: [{ below: 10 }] } });
      expect(cheap.hits.map(({ source }) => source.title)).toEqual(['Café and Bakery Sanitation']);
      expect(cheap.notStated).toEqual({ cost: 4 });
      // Two filters leave it out: neither alone does.
      expect((await ask({ text: 'forklift', filters: { format: ['online'], evening: true } })).notStated).toEqual({
        format: 0,
        evening: 0,
      });
    });

    test('a range is met where it overlaps, half open', async () => {
      expect(await titles({ filters: { days: ['under-1-week'] }, text: 'welding' })).toEqual(
        expect.arrayContaining(['Welding Fundamentals', 'Gas Metal Arc Welding I']),
      );
      expect(await titles({ filters: { days: ['1-4-weeks'] } })).toEqual(['Welding Fundamentals']);
      expect(await titles({ filters: { days: [{ atLeast: 10, below: 31 }] } })).toEqual([
        'Certified Wedding Planner',
        'Welding Fundamentals',
      ]);
      expect(await titles({ filters: { cost: [{ atLeast: 900, below: 1200 }] } })).toEqual(['Welding Fundamentals']);
      expect(counts((await ask({ facets: ['days'] })).facets['days'])).toEqual({
        'under-1-week': 5,
        '1-4-weeks': 1,
        'over-4-weeks': 2,
      });
    });

    test('a sort puts what is not stated last, in both directions', async () => {
      const cheapest = await titles({ sort: 'cheapest' });
      expect(cheapest.slice(0, 2)).toEqual(['Café and Bakery Sanitation', 'OSHA 10-Hour General Industry']);
      const dearest = await titles({ sort: 'dearest' });
      expect(dearest[0]).toBe('Pipe Welder Apprenticeship');
      expect(dearest.slice(-4).sort()).toEqual(cheapest.slice(-4).sort());
    });

    test('a typed search can be sorted too, and browsing has an order of its own', async () => {
      expect(await titles({ text: 'welding', sort: 'cheapest' })).toEqual([
        'Gas Metal Arc Welding I',
        'Welding Fundamentals',
        'Pipe Welder Apprenticeship',
      ]);
      expect((await titles({})).slice(0, 3)).toEqual([
        'Café and Bakery Sanitation',
        'Certified Wedding Planner',
        'CNC Milling Setup',
      ]);
    });

    test('pages repeat nothing and leave nothing out', async () => {
      for (const request of [{}, { sort: 'cheapest' }, { text: 'welding' }]) {
        const whole = await titles(request);
        const pages = await Promise.all(whole.map((_, from) => titles({ ...request, from, size: 1 })));
        expect(pages.flat()).toEqual(whole);
      }
      expect(await ask({ from: 9_000, size: 50 })).toMatchObject({ total: trades.length, hits: [] });
    });

    test('a request for what the definition lacks, or beyond the window, is refused', async () => {
      const wrong: Partial<SearchRequest>[] = [
        { from: 9_999, size: 2 },
        { from: -1 },
        { size: 0.5 },
        { sort: 'color' },
        { facets: ['cost'] },
        { filters: { __proto__x: ['a'] } },
      ];
      for (const request of wrong) await expect(ask(request)).rejects.toBeInstanceOf(SearchRequestRefused);
    });
  });
}
