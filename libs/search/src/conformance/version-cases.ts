import { describe, expect, test } from '@jest/globals';
import type { Subject } from './subject.js';
import { buildDocument, idOf } from './trades.js';

/** Older writes never win, whatever order they come in. */
export function versionCases(subject: () => Subject): void {
  describe('versioned writes', () => {
    const id = idOf('versioned');
    const at = (version: number) => buildDocument({ title: `Lathe operation, edition ${version}`, version }, id);
    const shown = async (): Promise<string[]> => {
      const { hits } = await subject().engine.query({ text: 'lathe', from: 0, size: 10 });
      return hits.map(({ source }) => source.title);
    };
    const put = async (version: number) => subject().engine.put([at(version)], { visible: true });
    const remove = async (version: number) => subject().engine.remove([{ id, version }], { visible: true });

    test('an older or doubled write changes nothing, and says so', async () => {
      await subject().makeRows([id]);
      expect(await put(3)).toEqual({ written: 1, outdated: 0 });
      expect(await put(2)).toEqual({ written: 0, outdated: 1 });
      expect(await put(3)).toEqual({ written: 0, outdated: 1 });
      expect(await shown()).toEqual(['Lathe operation, edition 3']);
      await put(4);
      expect(await shown()).toEqual(['Lathe operation, edition 4']);
    });

    test('a removed document is not brought back by an older write, but by a newer one', async () => {
      await remove(6);
      expect(await shown()).toEqual([]);
      await put(5);
      expect(await shown()).toEqual([]);
      await put(7);
      expect(await shown()).toEqual(['Lathe operation, edition 7']);
    });

    test('a removal that comes late does not take the newer document away', async () => {
      expect(await remove(6)).toEqual({ written: 0, outdated: 1 });
      expect(await shown()).toEqual(['Lathe operation, edition 7']);
    });

    test('of several versions in one batch, the newest stays', async () => {
      await subject().engine.put([at(9), at(11), at(10)], { visible: true });
      expect(await shown()).toEqual(['Lathe operation, edition 11']);
    });

    test('writers at once, in any order, end with the newest', async () => {
      const versions = Array.from({ length: 20 }, (_, step) => 12 + ((step * 7) % 20));
      await Promise.all(versions.map((version) => subject().engine.put([at(version)])));
      await put(1);
      expect(await shown()).toEqual(['Lathe operation, edition 31']);
      await remove(32);
    });
  });
}
