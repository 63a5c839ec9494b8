import { runCommand } from './house/run-command.js';
import { indexTable } from './index-table.js';

await runCommand(async (openHouse) => {
  const house = await openHouse();
  process.stderr.write('Building the search copies anew\n');
  process.stdout.write(indexTable(await house.call('training-catalog.index.rebuild', {})));
});
