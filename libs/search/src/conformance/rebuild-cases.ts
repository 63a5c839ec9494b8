import { describe, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { IndexSizeChange } from '../errors.js';
import { stream, Table, type Document, type Subject } from './subject.js';
import { buildDocument, idOf } from './trades.js';

const many = (name: string, count: number): Document[] =>
  Array.from({ length: count }, (_, at) =>
    buildDocument({ title: `${name} number ${at}`, description: 'Grinding wheels and dressing' }, idOf(`${name}${at}`)),
  );

/** Everything can be indexed anew while others search and write. */
export function rebuildCases(subject: () => Subject): void {
  describe('rebuilding', () => {
    const table = new Table();

    test('fills an empty index', async () => {
      table.put(...many('Grinder', 300));
      await subject().makeRows(table.all().map(({ id }) => id));
      expect(await subject().engine.rebuild(stream(table.all()))).toEqual({ documents: 300 });
      expect(await subject().engine.state()).toBe('ready');
      expect(await subject().engine.fingerprint()).toEqual({ count: 300, versions: 300 });
    });

    test('loses no edit, no new document and no removal that is written meanwhile, and no search finds too little', async () => {
      const before = table.all();
      const totals: number[] = [];
      let running = true;
      const searching = (async () => {
        while (running) totals.push((await subject().engine.query({ text: 'grinding', from: 0, size: 1 })).total);
      })();
      let read = 0;
      const rebuild = subject().engine.rebuild(
        table.read(async () => {
          read += 1;
          if (read % 50 === 0) await pause(40);
        }),
      );
      await editMeanwhile(before);
      await rebuild;
      running = false;
      await searching;
      expect(await subject().engine.drift(table.versions())).toEqual({
        documents: table.size,
        missing: [],
        stale: [],
        ghosts: [],
      });
      expect(Math.min(...totals)).toBeGreaterThanOrEqual(280);
    });

    /** The row first, as a service commits it; then its copy. Edits the first, the last and some in between: read already, not read yet, being read. */
    async function editMeanwhile(before: Document[]): Promise<void> {
      const added = many('Added', 10);
      await subject().makeRows(added.map(({ id }) => id));
      for (const [at, document] of before.entries()) {
        if (at % 15 !== 0) continue;
        const next = { ...document, version: 2, source: { title: 'Edited' } };
        table.put(next);
        await subject().engine.put([next]);
      }
      for (const document of before.slice(-5)) {
        table.remove(document.id);
        await subject().engine.remove([{ id: document.id, version: 2 }]);
      }
      table.put(...added);
      await subject().engine.put(added);
    }

    test('refuses a size change that cannot be explained, and keeps what is there', async () => {
      const half = table.all().slice(0, 150);
      await expect(subject().engine.rebuild(stream(half))).rejects.toBeInstanceOf(IndexSizeChange);
      expect((await subject().engine.fingerprint()).count).toBe(table.size);
    });

    test('accepts it where the size was announced', async () => {
      const half = table.all().slice(0, 150);
      expect(await subject().engine.rebuild(stream(half), { expectedTotal: 150 })).toEqual({ documents: 150 });
      expect((await subject().engine.query({ text: 'grinding', from: 0, size: 1 })).total).toBe(150);
    });

    test('a source that fails half-way leaves the index as it was', async () => {
      const failing = stream(table.all(), async () => Promise.reject(new Error('the table is away')));
      await expect(subject().engine.rebuild(failing)).rejects.toThrow('the table is away');
      expect((await subject().engine.fingerprint()).count).toBe(150);
    });
  });
}
