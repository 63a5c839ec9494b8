import { Refusal } from '../house/running-house.js';

/** What is to be done with dead letters. */
export type DeadLetterOrder = { verb: 'list' } | { verb: 'show' | 'replay'; seq: number } | { verb: 'replay all' };

const usage = 'npm run dead-letters -- [list | show <number> | replay <number> | replay all]';

/** Reads what follows `npm run dead-letters --`; nothing means list. @throws Refusal that shows how it is used */
export function readOrder(args: string[]): DeadLetterOrder {
  const [verb = 'list', which, ...more] = args;
  if (more.length === 0) {
    if (verb === 'list' && which === undefined) return { verb };
    if (verb === 'replay' && which === 'all') return { verb: 'replay all' };
    if ((verb === 'show' || verb === 'replay') && /^[1-9]\d{0,14}$/.test(which ?? ''))
      return { verb, seq: Number(which) };
  }
  throw new Refusal(`That is no order for dead letters:\n${usage}`);
}
