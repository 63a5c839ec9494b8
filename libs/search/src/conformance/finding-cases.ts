import { beforeAll, describe, expect, test } from '@jest/globals';
import type { SearchAnswer } from '../port.js';
import type { Shown, Subject } from './subject.js';
import { trades } from './trades.js';

/** What typed words find. */
export function findingCases(subject: () => Subject): void {
  describe('finding', () => {
    beforeAll(async () => {
      await subject().makeRows(trades.map(({ id }) => id));
      await subject().engine.put(trades, { visible: true });
    });

    const search = (text: string): Promise<SearchAnswer<Shown>> => subject().engine.query({ text, from: 0, size: 50 });
    const titles = async (text: string): Promise<string[]> =>
      (await search(text)).hits.map(({ source }) => source.title);

    test('a word finds its other forms', async () => {
      expect(await titles('welders')).toEqual(
        expect.arrayContaining(['Welding Fundamentals', 'Pipe Welder Apprenticeship']),
      );
      expect(await titles('supervisor')).toEqual(['Lean Leadership']);
    });

    test('a find in the title comes before one in the body', async () => {
      expect((await titles('MIG'))[0]).toBe('Gas Metal Arc Welding I');
      expect((await titles('machines')).slice(0, 1)).toEqual(['Lean Leadership']);
    });

    test('an abbreviation and what it stands for find each other', async () => {
      const mig = ['Gas Metal Arc Welding I', 'Pipe Welder Apprenticeship', 'TIG for Aluminum'];
      expect((await titles('MIG')).sort()).toEqual(mig);
      expect((await titles('gmaw')).sort()).toEqual(mig);
      expect((await titles('gas metal arc welding')).sort()).toEqual(mig);
      expect((await titles('cnc')).sort()).toEqual(['CNC Milling Setup', 'Computer Numerical Control Programming']);
      expect(await titles('geometric dimensioning and tolerancing')).toEqual(['GD&T for Inspectors']);
      expect(await titles('GD&T')).toEqual(['GD&T for Inspectors']);
    });

    test('a misspelt word finds what was meant, and says so', async () => {
      const answer = await search('weldng');
      expect(answer.suggestion).toBe('welding');
      expect(answer.hits.slice(0, 3).every(({ source }) => /weld/i.test(source.title))).toBe(true);
      expect(answer.hits.map(({ source }) => source.title)).not.toContain('Certified Wedding Planner');
      expect((await search('forkilft safety')).suggestion).toBe('forklift safety');
      expect(await titles('hydrualics')).toEqual(['Hydraulics Troubleshooting']);
    });

    test('a word that some document has is never corrected, nor is a short one', async () => {
      for (const known of ['wedding', 'welding', 'welders', 'TIG', 'lean'])
        expect((await search(known)).suggestion).toBeUndefined();
      expect(await titles('wedding')).toEqual(['Certified Wedding Planner']);
      expect(await search('PLC')).toMatchObject({ total: 0 });
      expect((await search('PLC')).suggestion).toBeUndefined();
    });

    test('a word that nothing resembles finds nothing', async () => {
      expect(await search('xylophonist')).toMatchObject({ total: 0, hits: [] });
    });

    test('the beginning of the last word is enough', async () => {
      expect(await titles('trouble')).toEqual(['Hydraulics Troubleshooting']);
      expect(await titles('forklift opera')).toEqual(['Forklift Operator Safety']);
    });

    test('a provider is found by name, and a name is not stemmed', async () => {
      expect((await titles('Lakeshore Trades Center')).sort()).toEqual([
        'Pipe Welder Apprenticeship',
        'TIG for Aluminum',
      ]);
      expect(await titles('obrien')).toEqual(['Lean Leadership']);
      // The institute's "Machining" is a name: only those words themselves find it.
      expect((await titles('machining')).sort()).toEqual([
        'CNC Milling Setup',
        'Computer Numerical Control Programming',
        'Lean Leadership',
      ]);
      expect(await titles('machines')).not.toContain('CNC Milling Setup');
    });

    test('letter case, accents and punctuation make no difference', async () => {
      expect(await titles('CAFE universite')).toEqual(['Café and Bakery Sanitation']);
      expect(await titles('gauge & caliper co-op')).toEqual(['GD&T for Inspectors']);
    });

    test('a code and a level are found however they are written', async () => {
      for (const code of ['CNC101', 'cnc-101', 'CNC 101']) expect((await titles(code))[0]).toBe('CNC Milling Setup');
      for (const level of ['osha10', 'OSHA 10', 'osha-10'])
        expect((await titles(level))[0]).toBe('OSHA 10-Hour General Industry');
    });

    test('a quoted phrase is found word for word', async () => {
      expect(await titles('"arc welding"')).toEqual(['Gas Metal Arc Welding I']);
      expect(await titles('"welding arc"')).toEqual([]);
      expect(await titles('"weld"')).toEqual(['Welding Fundamentals']);
      expect(await titles('“Operator Safety” forklift')).toEqual(['Forklift Operator Safety']);
    });

    test('of three words one may be missing, of two none', async () => {
      expect(await titles('hydraulics forklift')).toEqual([]);
      expect(await titles('forklift operator aerospace')).toEqual(['Forklift Operator Safety']);
    });

    test('words that say nothing here are not asked for, unless there are no others', async () => {
      expect(await titles('the forklift training course')).toEqual(['Forklift Operator Safety']);
      expect(await titles('training')).toEqual([]);
    });

    test('finds are marked in what is shown', async () => {
      const [hit] = (await search('welders living')).hits;
      expect(hit?.highlights['description']?.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
        'weld',
        'living',
      ]);
      expect(hit?.highlights['title']).toEqual([
        { text: 'Welding', marked: true },
        { text: ' Fundamentals', marked: false },
      ]);
    });
  });
}
