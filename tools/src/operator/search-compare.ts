import { runCommand } from './house/run-command.js';
import { indexTable, isWhole } from './index-table.js';

await runCommand(async (openHouse) => {
  const house = await openHouse();
  const copies = await house.call('training-catalog.index.compare', { repair: false });
  process.stdout.write(indexTable(copies));
  if (!copies.every(isWhole)) {
    process.stderr.write('Some copies differ from the table: mend them by npm run search:repair\n');
    process.exitCode = 2;
  }
});
