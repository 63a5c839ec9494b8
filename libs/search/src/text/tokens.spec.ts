import { describe, expect, test } from '@jest/globals';
import { tokens, words } from './tokens.js';

describe('Cutting a text into words', () => {
  test.each([
    ['Pipe Welding, Level II', ['pipe', 'welding', 'level', 'ii']],
    ['CAD/CAM', ['cad', 'cam']],
    ['5-axis CNC101', ['5', 'axis', 'cnc', '101']],
    ['OSHA10 and S7-1200', ['osha', '10', 'and', 's7', '1200']],
    ['GD&T, R&D, HVAC&R', ['gdt', 'rd', 'hvacr']],
    ['Johnson&Johnson', ['johnson', 'johnson']],
    ['C++ and C#, not ABC#', ['cplusplus', 'and', 'csharp', 'not', 'abc']],
    ["O'Brien’s driver's rock'n'roll", ['obrien', 'driver', 'rocknroll']],
    ['Café Żółw Straße ﬁt Ｗｅｌｄ', ['cafe', 'zolw', 'strasse', 'fit', 'weld']],
    ['3.5 mm', ['3', '5', 'mm']],
    ['焊接 技术', ['焊接', '技术']],
    ['\u0000\ud800 🙂 --- ""', []],
  ])('%j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('a word knows its place in the text', () => {
    const text = 'The «Café» of OSHA10';
    expect(tokens(text).map(({ start, end }) => text.slice(start, end))).toEqual(['The', 'Café', 'of', 'OSHA', '10']);
  });

  test('an endless word is cut', () => {
    expect(words('x'.repeat(1_000))).toEqual(['x'.repeat(64)]);
  });
});
