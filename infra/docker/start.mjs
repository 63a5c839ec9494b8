import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../engines/project-root.mjs';
import { gatewayEntry, processTable } from '../house/process-table.mjs';
import { instanceFile, takeSettings } from './container.mjs';

/*
 * The first process of a container: node start.mjs <process>. Takes its secrets from its own folder and its instance's
 * name from the container's, so that replicas differ, then becomes the process.
 */
const name = process.argv[2];
const entry = [...processTable({ catalogSearch: 1 }), gatewayEntry].find((candidate) => candidate.name === name);
if (!entry) {
  console.error(`There is no process ${name}.`);
  process.exit(1);
}
takeSettings();
process.env.INSTANCE ??= `${name}-${hostname()}`;
writeFileSync(instanceFile, process.env.INSTANCE);
await import(pathToFileURL(join(projectRoot, entry.script)).href);
