import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventsAndQueuesPage } from './events-and-queues.js';
import { readWrittenWords } from './written-words.js';

// npm run docs: writes the pages that the contracts make.
const root = fileURLToPath(new URL('../../..', import.meta.url));
writeFileSync(join(root, 'docs/events-and-queues.md'), eventsAndQueuesPage(readWrittenWords(root)));
