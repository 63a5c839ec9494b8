import { describe, expect, test } from '@jest/globals';
import { stream, Table, type Subject } from './subject.js';
import { buildDocument, idOf } from './trades.js';

/** Harm done to an index behind its back is found and mended. */
export function driftCases(subject: () => Subject): void {
  describe('drift and repair', () => {
    const table = new Table();
    const documents = Array.from({ length: 200 }, (_, at) =>
      buildDocument(
        { title: `Press brake ${at}`, description: 'Bending sheet metal', version: 5, filters: { cost: at } },
        idOf(`drift${at}`),
      ),
    );
    const ids = (from: number, to: number): string[] => documents.slice(from, to).map(({ id }) => id);
    const sorted = (entries: { id: string }[]): string[] => entries.map(({ id }) => id).sort();

    test('an untouched index has none, and its fingerprint is that of the table', async () => {
      table.put(...documents);
      await subject().makeRows(ids(0, 200));
      await subject().engine.rebuild(stream(documents));
      expect(await subject().engine.drift(table.versions())).toEqual({
        documents: 200,
        missing: [],
        stale: [],
        ghosts: [],
      });
      expect(await subject().engine.fingerprint()).toEqual({ count: 200, versions: 1000 });
    });

    test('corrupted, lost and ghost copies, and rows that ran ahead, are each found', async () => {
      await subject().corrupt(ids(0, 50));
      await subject().lose(ids(50, 100));
      const ghosts = Array.from({ length: 50 }, (_, at) => idOf(`ghost${at}`));
      await subject().haunt(ghosts, documents[0]!);
      table.put(...documents.slice(100, 110).map((document) => ({ ...document, version: 6 })));
      const drift = await subject().engine.drift(table.versions());
      expect(sorted(drift.missing)).toEqual(ids(50, 100).sort());
      expect(sorted(drift.stale)).toEqual([...ids(0, 50), ...ids(100, 110)].sort());
      expect(sorted(drift.ghosts)).toEqual([...ghosts].sort());
    });

    test('repair mends all of it', async () => {
      const drift = await subject().engine.drift(table.versions());
      expect(await subject().engine.repair(drift, table.load)).toEqual({ written: 110, removed: 50 });
      expect(await subject().engine.drift(table.versions())).toEqual({
        documents: 200,
        missing: [],
        stale: [],
        ghosts: [],
      });
      expect((await subject().engine.query({ text: 'bending', from: 0, size: 1 })).total).toBe(200);
    });

    test('what was mended takes the next version, and still no older one', async () => {
      const next = { ...documents[0]!, version: 6, source: { title: 'Next' } };
      expect(await subject().engine.put([next], { visible: true })).toEqual({ written: 1, outdated: 0 });
      expect(await subject().engine.put([documents[1]!])).toEqual({ written: 0, outdated: 1 });
    });

    test('repair does not undo what was written since the drift was looked for', async () => {
      await subject().corrupt(ids(20, 21));
      const drift = await subject().engine.drift(table.versions());
      const late = { ...documents[20]!, version: 9, source: { title: 'Written since' } };
      await subject().engine.put([late], { visible: true });
      await subject().engine.repair(drift, table.load);
      const { hits } = await subject().engine.query({ text: '"press brake 20"', from: 0, size: 1 });
      expect(hits[0]?.source.title).toBe('Written since');
    });

    test('a row that appeared since is no ghost', async () => {
      const fresh = buildDocument({ title: 'Fresh programme' });
      await subject().makeRows([fresh.id]);
      await subject().engine.put([fresh], { visible: true });
      const drift = await subject().engine.drift(table.versions());
      expect(drift.ghosts.map(({ id }) => id)).toContain(fresh.id);
      table.put(fresh);
      await subject().engine.repair(drift, table.load);
      expect((await subject().engine.query({ text: 'fresh', from: 0, size: 1 })).total).toBe(1);
    });
  });
}
