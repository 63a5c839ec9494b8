import { beforeAll, describe, expect, test } from '@jest/globals';
import type { SearchRequest } from '../port.js';
import { realProgrammes } from './real-programmes.js';
import { stream, type Document, type Subject } from './subject.js';

/** What searches find among 5,198 real programmes. */
export function realCases(subject: () => Subject): void {
  describe('over the real programmes of a state', () => {
    let programmes: Document[];
    beforeAll(async () => {
      programmes = realProgrammes();
      await subject().makeRows(programmes.map(({ id }) => id));
      await subject().engine.rebuild(stream(programmes));
    }, 120_000);

    const ask = (request: Partial<SearchRequest>) => subject().engine.query({ from: 0, size: 25, ...request });
    const first = async (text: string, count: number): Promise<string[]> =>
      (await ask({ text, size: count })).hits.map(({ source }) => source.title);

    test('"weldng" shows welding programmes first, and no wedding planner', async () => {
      const { suggestion, hits } = await ask({ text: 'weldng' });
      expect(suggestion).toBe('welding');
      expect(hits.slice(0, 3).map(({ source }) => source.title)).toEqual(
        [0, 1, 2].map(() => expect.stringMatching(/weld/i)),
      );
      expect(hits.map(({ source }) => source.title)).not.toContain('Certified Wedding Planner');
    });

    test.each([
      ['wedding planner', 2, /wedding/i],
      ['nurse', 3, /nurs/i],
      ['cnc machining', 3, /cnc/i],
      ['computer', 3, /computer/i],
      ['management', 3, /management/i],
      ['osha 10', 1, /osha 10/i],
      ['forklift', 3, /forklift|fork lift/i],
      ['six sigma', 3, /six sigma/i],
      ['c++', 2, /c\+\+/i],
      ['electrcian', 3, /electric/i],
      ['hvac', 3, /hvac/i],
    ])('%s shows what was asked for in its first %d', async (text, count, expected) => {
      expect(await first(text, count)).toEqual(Array.from({ length: count }, () => expect.stringMatching(expected)));
    });

    test('short trade words are never corrected away', async () => {
      for (const text of ['cnc', 'plc', 'cad', 'mig', 'cdl']) {
        const answer = await ask({ text });
        expect([text, answer.suggestion, answer.total > 0]).toEqual([text, undefined, true]);
      }
    });

    test('a provider is found by its name', async () => {
      const { hits } = await ask({ text: 'Eastwick College' });
      expect(hits.length).toBeGreaterThan(10);
      for (const { source } of hits) expect(source.provider).toMatch(/eastwick/i);
    });

    test('paging through everything shows every programme exactly once', async () => {
      const seen: string[] = [];
      for (let from = 0; from < programmes.length; from += 500)
        seen.push(...(await ask({ from, size: 500 })).hits.map(({ id }) => id));
      expect(seen.length).toBe(programmes.length);
      expect(new Set(seen).size).toBe(programmes.length);
    });

    test('paging through a typed search repeats nothing', async () => {
      const { total } = await ask({ text: 'management', size: 0 });
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 50) }, (_, page) =>
          ask({ text: 'management', from: page * 50, size: 50 }),
        ),
      );
      expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(total);
    });

    test('a facet counts what each value would find', async () => {
      const filters = { evening: true, county: ['Bergen', 'Essex'] };
      const { facets, notStated } = await ask({ text: 'computer', filters, facets: ['county', 'evening'] });
      for (const { value, count } of facets['county']?.slice(0, 5) ?? []) {
        expect([value, (await ask({ text: 'computer', filters: { ...filters, county: [value] } })).total]).toEqual([
          value,
          count,
        ]);
      }
      const all = await ask({ text: 'computer', filters: { county: filters.county } });
      const stated = facets['evening']?.reduce((sum, { count }) => sum + count, 0) ?? 0;
      expect(stated + (notStated['evening'] ?? 0)).toBe(all.total);
    });

    test('the index is what was put into it', async () => {
      const versions = programmes.map(({ id, version }) => ({ id, version }));
      expect(await subject().engine.drift(stream(versions))).toMatchObject({ missing: [], stale: [], ghosts: [] });
    });
  });
}
