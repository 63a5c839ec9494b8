import type { ImportTotals, ImportWatcher } from './import-file.js';

/** Says on stderr how an import goes: each refused line, and how far it is (one line that is written over on a terminal). */
export function reportOn(stderr: NodeJS.WriteStream): ImportWatcher {
  const clear = stderr.isTTY ? '\r\u001B[K' : '';
  let nextSaid = 1000;
  return {
    refused: ({ line, reason }) => void stderr.write(`${clear}line ${line}: ${reason}\n`),
    progress(totals) {
      if (stderr.isTTY) stderr.write(`${clear}${totals.lines} lines`);
      else if (totals.lines >= nextSaid) {
        nextSaid = totals.lines + 1000;
        stderr.write(`${totals.lines} lines\n`);
      }
    },
  };
}

/** What became of an import, in one line. */
export function summaryLine({ lines, created, updated, unchanged, refused }: ImportTotals, seconds: number): string {
  return `${lines} lines: ${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} refused (${seconds.toFixed(1)} s)`;
}
