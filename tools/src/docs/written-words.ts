import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commentsOfDecorated, commentsOfEntries, readSource } from './doc-comments.js';

/** What the code says about itself in its comments. */
export interface WrittenWords {
  /** Over each event, RPC and job of the contracts, by name. */
  contracts: Map<string, string>;
  /** Over each reaction, by `listener event`. */
  reactions: Map<string, string>;
  /** Over each job's handler, by job. */
  handlers: Map<string, string>;
}

/** Reads the comments over contracts, reactions and handlers of the checkout at `root`. */
export function readWrittenWords(root: string): WrittenWords {
  const words: WrittenWords = { contracts: new Map(), reactions: new Map(), handlers: new Map() };
  for (const path of sourcesIn(join(root, 'libs/contracts/src'))) {
    for (const [name, comment] of commentsOfEntries(readSource(path))) words.contracts.set(name, comment);
  }
  for (const service of readdirSync(join(root, 'services'))) {
    for (const path of sourcesIn(join(root, 'services', service, 'src'))) {
      if (/\bon-[^/]+\.ts$/.test(path)) {
        for (const [event, comment] of commentsOfDecorated(readSource(path), 'ReactsTo')) {
          words.reactions.set(`${service} ${event}`, comment);
        }
      } else if (path.endsWith('.job.ts')) {
        for (const [job, comment] of commentsOfDecorated(readSource(path), 'HandlesJob'))
          words.handlers.set(job, comment);
      }
    }
  }
  return words;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => join(folder, path))
    .sort();
}
