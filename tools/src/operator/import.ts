import { resolve } from 'node:path';
import { runCommand } from './house/run-command.js';
import { readArguments } from './import/arguments.js';
import { importFile } from './import/import-file.js';
import { demandRows, reportOn, summaryLine } from './import/report.js';
import { rowsOfFile } from './import/rows-of-file.js';
import { loadMapping } from './mapping/load-mapping.js';

// npm changes to the project's root; paths are meant from where the command was typed.
const fromHere = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

await runCommand(async (openHouse) => {
  const given = readArguments(process.argv.slice(2));
  const mapping = loadMapping(given.mapping, fromHere);
  const rows = await rowsOfFile(fromHere(given.file));
  const source = {
    name: given.source,
    sourceType: given.sourceType ?? mapping.source.sourceType ?? 'partner',
    sourceUrl: mapping.source.sourceUrl,
  };
  const house = await openHouse();
  const started = Date.now();
  const report = reportOn(process.stderr, given.mapping);
  const totals = await importFile(house, source, rows, mapping, report).finally(() => report.sayRest());
  process.stdout.write(`${summaryLine(totals, (Date.now() - started) / 1000)}\n`);
  demandRows(totals, given.file);
});
