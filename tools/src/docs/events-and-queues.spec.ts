import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventNames } from '@guildhall/contracts/events';
import { rpcMap } from '@guildhall/contracts/rpc';
import { eventsAndQueuesPage } from './events-and-queues.js';
import { readWrittenWords } from './written-words.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = readWrittenWords(root);

describe('docs/events-and-queues.md', () => {
  it('says what the contracts say now; npm run docs writes it anew', () => {
    expect(readFileSync(join(root, 'docs/events-and-queues.md'), 'utf8')).toBe(eventsAndQueuesPage(words));
  });

  it('finds a comment over every event and question, and over what each listener does', () => {
    const silent = [...eventNames, ...Object.keys(rpcMap)].filter((name) => !words.contracts.get(name));
    expect(silent).toEqual([]);
    expect([...words.reactions].filter(([, comment]) => !comment)).toEqual([]);
  });
});
