import { runCommand } from './house/run-command.js';
import { indexTable, isWhole } from './index-table.js';

await runCommand(async (openHouse) => {
  const house = await openHouse();
  const found = await house.call('training-catalog.index.compare', { repair: true });
  process.stdout.write(`Found\n${indexTable(found)}`);
  if (found.every(isWhole)) return;
  const left = await house.call('training-catalog.index.compare', { repair: false });
  process.stdout.write(`After mending\n${indexTable(left)}`);
  process.exitCode = left.every(isWhole) ? 0 : 2;
});
