import { Refusal } from '../house/running-house.js';
import type { ImportTotals, ImportWatcher } from './import-file.js';
import { mappingHint } from './mapping-hint.js';

/** So many lines are said one by one for the same reason; the others are counted. */
export const mostAlike = 20;

/** Where an import says how it goes, and what is still to say when it ends. */
export interface ImportReport extends ImportWatcher {
  sayRest(): void;
}

/**
 * Says how an import goes: refused lines and what was left out of others, the same reason for at most 20 lines, and how
 * far it is (one line that is written over on a terminal).
 */
export function reportOn(
  stderr: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  mappingGiven: string | undefined,
): ImportReport {
  const clear = stderr.isTTY ? '\r\u001B[K' : '';
  const alike = new Map<string, number>();
  let nextSaid = 1000;
  const say = (line: number, reason: string, kind: string) => {
    const before = alike.get(kind) ?? 0;
    alike.set(kind, before + 1);
    if (before < mostAlike) stderr.write(`${clear}line ${line}: ${reason}\n`);
    else if (before === mostAlike) stderr.write(`${clear}more lines: ${kind} (counted from here on)\n`);
  };
  return {
    refused: ({ line, reason }) => say(line, reason, reason),
    leftOut: ({ line, reason, field }) => say(line, reason, `kept without ${field}`),
    noneFits(columns) {
      const hint = mappingHint(columns, mappingGiven);
      if (hint !== null) stderr.write(`${clear}${hint}\n`);
    },
    progress(totals) {
      if (stderr.isTTY) stderr.write(`${clear}${totals.lines} lines`);
      else if (totals.lines >= nextSaid) {
        nextSaid = totals.lines + 1000;
        stderr.write(`${totals.lines} lines\n`);
      }
    },
    sayRest() {
      stderr.write(clear);
      for (const [kind, count] of alike)
        if (count > mostAlike) stderr.write(`${count - mostAlike} more lines: ${kind}\n`);
    },
  };
}

/** What became of an import, in one line. */
export function summaryLine(totals: ImportTotals, seconds: number): string {
  const { lines, created, updated, unchanged, refused, leftOut } = totals;
  const without = leftOut > 0 ? `, ${leftOut} unusable ${leftOut === 1 ? 'value' : 'values'} left out` : '';
  return `${lines} lines: ${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} refused${without} (${seconds.toFixed(1)} s)`;
}

/** @throws Refusal where a file had no rows, or none that could be imported */
export function demandRows({ lines, refused }: ImportTotals, file: string): void {
  if (lines === 0) throw new Refusal(`${file} has no rows.`);
  if (refused === lines) throw new Refusal('Nothing was imported: every line was refused.');
}
