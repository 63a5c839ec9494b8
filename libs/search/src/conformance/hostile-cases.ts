import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Subject } from './subject.js';
import { buildDocument, idOf, trades } from './trades.js';

const HOSTILE: readonly string[] = [
  '',
  '   ',
  '"',
  '""',
  '"""weld',
  'title:weld* AND (NOT _exists_:x) OR /.*/ ~2 ^9 +- && || ! { } [ ] \\ :',
  '*',
  '?????*****',
  '/.*.*.*.*.*x/',
  '_index:* OR _id:* {"script":{"source":"1/0"}}',
  "'; DROP TABLE trades; --",
  "weld' & !('x' | 'y') <-> :* \\",
  '$1 $2 %s ${x}',
  'a\u0000b weld',
  '\ud800 weld \udfff',
  '\u202eweld\u200b',
  '🙂🙂🙂',
  'ﬁﬃ Ｗｅｌｄｉｎｇ',
  '中文 焊接 تعلم',
  'x'.repeat(5_000),
  'weld '.repeat(10_000),
  Array.from({ length: 10_000 }, (_, at) => `w${at}`).join(' OR '),
  Array.from({ length: 120 }, (_, at) => String.fromCharCode(97 + (at % 26)).repeat(4)).join(' '),
  '"weld" '.repeat(80),
  "o'o'o'o'o'o'o'o'o'o'o'o'o'o'o'".repeat(30),
  'a&b&c&d&e&f&g&h'.repeat(30),
];

/** Nothing that is typed is a command, and nothing a row holds keeps it out of the index. */
export function hostileCases(subject: () => Subject): void {
  describe('odd and hostile texts', () => {
    beforeAll(async () => {
      await subject().makeRows(trades.map(({ id }) => id));
      await subject().engine.put(trades, { visible: true });
    });

    test('whatever is typed is answered', async () => {
      for (const text of HOSTILE) {
        const { total } = await subject().engine.query({ text, facets: ['format'], from: 0, size: 10 });
        expect([text.slice(0, 40), Number.isSafeInteger(total)]).toEqual([text.slice(0, 40), true]);
      }
    });

    test('what is typed around a word does not change what the word finds', async () => {
      for (const text of ['Ｗｅｌｄｉｎｇ', '*welding*', 'welding~', '(welding', 'welding\u0000', '\u202ewelding']) {
        expect([text, (await subject().engine.query({ text, from: 0, size: 10 })).total]).toEqual([text, 3]);
      }
    });

    test('whatever a filter asks for is answered', async () => {
      for (const value of [...HOSTILE, 'format=online', 'x'.repeat(40_000)]) {
        expect((await subject().engine.query({ filters: { format: [value] }, from: 0, size: 1 })).total).toBe(0);
      }
    });

    test('a row full of odd characters is indexed and comes back', async () => {
      const text = HOSTILE.join(' \u0000 ');
      const document = buildDocument({
        title: 'Odd "quoted" \\ title\u0000 zebracrossing',
        description: text,
        provider: text,
        filters: { format: ['a\u0000b', "it's", 'x'.repeat(3_000), '\ud800'] },
      });
      await subject().makeRows([document.id]);
      expect(await subject().engine.put([document], { visible: true })).toEqual({ written: 1, outdated: 0 });
      const { hits } = await subject().engine.query({ text: 'zebracrossing', from: 0, size: 10 });
      expect(hits.map(({ source }) => source.title)).toEqual(['Odd "quoted" \\ title zebracrossing']);
      expect((await subject().engine.query({ filters: { format: ["it's"] }, from: 0, size: 10 })).total).toBe(1);
      await subject().engine.remove([{ id: idOf('Odd "quoted" \\ title\u0000 zebracrossing'), version: 2 }], {
        visible: true,
      });
    });
  });
}
