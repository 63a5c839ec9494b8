import { describe, expect, test } from '@jest/globals';
import { tradesIndex } from '../conformance/trades.js';
import { readQuery } from './read-query.js';

const read = (text: string, options?: { prefixLast?: boolean }) => readQuery(tradesIndex, text, options);
const wordings = (text: string): string[][] =>
  read(text).units.map((unit) => unit.wordings.map((wording) => wording.join(' ')));

describe('Reading what was typed', () => {
  test('words, without those that say nothing', () => {
    expect(wordings('the hydraulics course for pipes')).toEqual([['hydraulics'], ['pipes']]);
  });

  test('where nothing else was typed, they are what is asked for', () => {
    expect(wordings('training')).toEqual([['training']]);
    expect(wordings('to be')).toEqual([['to'], ['be']]);
    expect(wordings('"hydraulics" training')).toEqual([['hydraulics']]);
  });

  test('a word of a group brings the other wordings, whatever its form', () => {
    expect(wordings('MIG')).toEqual([['mig', 'gmaw', 'gas metal arc welding']]);
    expect(wordings('gas metal arc weldings')).toEqual([
      ['gas metal arc weldings', 'mig', 'gmaw', 'gas metal arc welding'],
    ]);
    expect(wordings('GD&T')).toEqual([['gdt', 'geometric dimensioning and tolerancing']]);
    expect(wordings('osha10 hydraulics')).toEqual([['osha 10', 'osha ten hour', 'osha10'], ['hydraulics']]);
  });

  test('what is written as one is looked for as a phrase, and as one word', () => {
    expect(wordings('fork-lift')).toEqual([['fork lift', 'forklift']]);
    expect(wordings('CAD/CAM')).toEqual([['cad'], ['cam']]);
    expect(wordings('end. Begin')).toEqual([['end'], ['begin']]);
  });

  test('quoted parts are exact, in any kind of quotes; a lone quote is nothing', () => {
    expect(read('"arc welding" “the pipe”').units).toEqual([
      { wordings: [['arc', 'welding']], exact: true, prefix: false },
      { wordings: [['the', 'pipe']], exact: true, prefix: false },
    ]);
    expect(wordings('"hydraulics')).toEqual([['hydraulics']]);
    expect(wordings('"" "…"')).toEqual([]);
  });

  test('all of one or two are required, all but one of three or four, three quarters of more', () => {
    const required = (count: number): number =>
      read(['pump', 'valve', 'gear', 'belt', 'shaft', 'bolt', 'nut', 'cam'].slice(0, count).join(' ')).required;
    expect([1, 2, 3, 4, 5, 6, 8].map(required)).toEqual([1, 2, 2, 3, 3, 4, 6]);
    expect(read('"pump" valve gear belt').required).toBe(3);
  });

  test('only longer words without synonyms may be misspelt', () => {
    const doubtful = (text: string) => read(text).units.map((unit) => unit.doubtful?.word);
    expect(doubtful('weldng plc "vlave" 6061 mig')).toEqual([undefined, 'weldng', undefined, undefined, undefined]);
  });

  test('the last word can be read as a beginning, unless it is none', () => {
    expect(read('pump hydrau', { prefixLast: true }).units.map(({ prefix }) => prefix)).toEqual([false, true]);
    expect(read('hydrau plc', { prefixLast: true }).units.map(({ prefix }) => prefix)).toEqual([false, false]);
  });

  test('endless text is cut', () => {
    expect(read('pump '.repeat(10_000)).units.length).toBe(24);
    expect(read('x'.repeat(10_000)).text.length).toBe(500);
  });
});
