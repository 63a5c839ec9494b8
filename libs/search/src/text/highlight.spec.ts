import { describe, expect, test } from '@jest/globals';
import { tradesIndex } from '../conformance/trades.js';
import { highlight } from './highlight.js';
import { readQuery } from './read-query.js';

const shown = (text: string, source: unknown) =>
  Object.fromEntries(
    Object.entries(highlight(tradesIndex, readQuery(tradesIndex, text), source)).map(([field, pieces]) => [
      field,
      pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join(''),
    ]),
  );

describe('Highlighting', () => {
  test('marks forms, synonyms and phrases', () => {
    expect(shown('pipes mig', { title: 'Pipe-fitting with Gas Metal Arc Welding' })).toEqual({
      title: '[Pipe]-fitting with [Gas Metal Arc Welding]',
    });
  });

  test('marks a quoted phrase only word for word', () => {
    expect(shown('"arc weld"', { title: 'Arc welding and an arc, weld' })).toEqual({
      title: 'Arc welding and an [arc, weld]',
    });
  });

  test('leaves fields without a find out, and what is no text', () => {
    expect(shown('pump', { title: 'Valves', description: null })).toEqual({});
    expect(shown('', { title: 'Valves' })).toEqual({});
    expect(shown('pump', null)).toEqual({});
  });

  test('shows the stretch of a long text around the first find, cut between words', () => {
    const before = 'An introduction to many things that nobody asked for today. '.repeat(3);
    const after = ' and then much more about other things that go on and on'.repeat(3);
    const { description = '' } = shown('pump', { description: `${before}The pump${after}` });
    expect(description).toMatch(/^… .*The \[pump\] and then .* …$/);
    expect(description.length).toBeLessThan(100);
    expect(`${before}The pump${after}`).toContain(description.replaceAll(/[[\]]|… | …/g, ''));
  });

  test('the pieces of a short text are the text', () => {
    const title = '  <b>Pumps</b> & "pumps"  ';
    const pieces = highlight(tradesIndex, readQuery(tradesIndex, 'pump'), { title })['title'];
    expect(pieces?.map(({ text }) => text).join('')).toBe(title);
  });
});
