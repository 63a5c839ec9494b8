import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReadinessDesk } from '../house/readiness.mjs';
import { instanceFile, secretsFolder } from './container.mjs';

/*
 * A container's health check: asks its process over the broker whether it can do its work. Exit code 0: it can.
 * The broker lets nobody but the launcher ask; that user may do nothing else.
 */
if (!existsSync(instanceFile)) {
  console.error('The process has not begun.');
  process.exit(1);
}
const password = readFileSync(join(secretsFolder, 'launcher-password'), 'utf8');
const desk = await openReadinessDesk({ url: process.env.NATS_URL ?? '', user: 'launcher', password });
const isReady = await desk.isReady(readFileSync(instanceFile, 'utf8'));
await desk.close();
process.exit(isReady ? 0 : 1);
