import { describe, expect, it } from '@jest/globals';
import { Refusal } from '../house/running-house.js';
import { demandRows, mostAlike, reportOn, summaryLine } from './report.js';

const listen = (mapping?: string) => {
  const said: string[] = [];
  const stderr = { isTTY: false, write: (text: string) => Boolean(said.push(...text.split('\n').filter(Boolean))) };
  return { said, report: reportOn(stderr, mapping) };
};
const totals = { lines: 4, created: 1, updated: 1, unchanged: 1, refused: 1, leftOut: 0 };

describe('the report of an import', () => {
  it('says the same reason for twenty lines, and counts the others', () => {
    const { said, report } = listen();
    for (let line = 2; line < 502; line += 1) report.refused({ line, reason: 'key: Required' });
    report.refused({ line: 502, reason: 'title: Required' });
    report.sayRest();
    expect(said.filter((text) => text.endsWith(': key: Required')).length).toBe(mostAlike + 1);
    expect(said.slice(mostAlike)).toEqual([
      'more lines: key: Required (counted from here on)',
      'line 502: title: Required',
      '480 more lines: key: Required',
    ]);
  });

  it('takes what a field is left out for as alike, whatever was stated', () => {
    const { said, report } = listen();
    for (let line = 1; line <= 30; line += 1)
      report.leftOut({ line, field: 'url', reason: `kept without url: "${line}" is not an address of the web` });
    report.sayRest();
    expect(said[0]).toBe('line 1: kept without url: "1" is not an address of the web');
    expect(said.at(-1)).toBe('10 more lines: kept without url');
  });

  it('names the fields of a file that no row can be read from, and where mappings are explained', () => {
    const without = listen();
    without.report.noneFits(['id', 'officialname']);
    expect(without.said.join(' ')).toMatch(/fields: id, officialname\. .*--mapping <file>.*docs\/import-mappings\.md/);
    without.said.splice(0);
    without.report.noneFits(['key', 'title']);
    expect(without.said).toEqual([]);
    const wrong = listen('other');
    wrong.report.noneFits(['id']);
    expect(wrong.said.join(' ')).toContain('The mapping other is probably meant for another file');
  });

  it('ends with what became of the lines, and counts values that were left out apart', () => {
    expect(summaryLine(totals, 1)).toBe('4 lines: 1 created, 1 updated, 1 unchanged, 1 refused (1.0 s)');
    expect(summaryLine({ ...totals, leftOut: 3 }, 1)).toContain('1 refused, 3 unusable values left out (1.0 s)');
  });

  it('is a failure where the file has no rows or nothing was imported, and none where something was', () => {
    const none = { lines: 0, created: 0, updated: 0, unchanged: 0, refused: 0, leftOut: 0 };
    expect(() => demandRows(none, 'a.csv')).toThrow(new Refusal('a.csv has no rows.'));
    expect(() => demandRows({ ...none, lines: 2, refused: 2 }, 'a.csv')).toThrow(Refusal);
    expect(() => demandRows(totals, 'a.csv')).not.toThrow();
  });
});
