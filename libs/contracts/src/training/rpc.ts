import { z } from 'zod';
import { id, idInPath, olderPageOf, olderThan } from '../fields/index.js';
import { rpc } from '../rpc/define.js';
import { importBatch, importCounts, importSource, mostBatches } from './import.schema.js';
import { opportunity } from './opportunity.schema.js';
import {
  requestList,
  requestSearch,
  storedTrainingRequest,
  trainingRequest,
  trainingRequestReceipt,
} from './request.schema.js';
import { trainingResults, trainingSearch } from './search.schema.js';

const batchWords = `Must be a whole number from 0 to ${mostBatches}`;

const indexState = z.object({
  engine: z.string(),
  documents: z.int(),
  missing: z.int(),
  stale: z.int(),
  ghosts: z.int(),
});

export const trainingRpc = {
  /** Searches active opportunities. Errors: search.away. Replicas of catalog-search share the load. */
  'training-catalog.opportunity.search': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: trainingSearch,
    output: trainingResults,
    alsoServedBy: 'catalog-search',
  }),
  /** One opportunity. Errors: opportunity.not_found (malformed ids included), opportunity.archived. */
  'training-catalog.opportunity.read': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: z.strictObject({ id: idInPath() }),
    output: opportunity,
    alsoServedBy: 'catalog-search',
  }),
  /** Stores a request for training; the coordinator is mailed after it. */
  'training-catalog.request.send': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: trainingRequest,
    output: trainingRequestReceipt,
  }),
  /** Every training request that the caller sent while signed in, 200 at a time. Errors: access.denied. */
  'training-catalog.request.export': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: olderThan,
    output: olderPageOf(storedTrainingRequest),
  }),
  /** Training requests, newest first. Errors: access.denied to everybody but the administrator. */
  'training-catalog.request.list': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: requestSearch,
    output: requestList,
  }),
  /** One training request. Errors: request.not_found (malformed ids included), access.denied. */
  'training-catalog.request.read': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: z.strictObject({ id: idInPath() }),
    output: storedTrainingRequest,
  }),
  /** Marks a request as answered, or as open again. Errors: request.not_found, access.denied. */
  'training-catalog.request.mark': rpc({
    kind: 'write',
    callers: ['gateway'],
    input: z.strictObject({ id: idInPath(), answered: z.boolean() }),
    output: storedTrainingRequest,
    tries: 2,
  }),
  /** Opens an import run for a source (made on first use); one that still runs for it is abandoned. Errors: access.denied. */
  'training-catalog.import.begin': rpc({
    kind: 'write',
    callers: ['operator'],
    input: importSource,
    output: z.object({ runId: id() }),
    deadlineMs: 10_000,
  }),
  /**
   * Takes up to 200 raw rows of a run; each is checked by itself. A batch that comes again (same number) is answered
   * as before and changes nothing. Errors: import.not_running, access.denied.
   */
  'training-catalog.import.rows': rpc({
    kind: 'write',
    callers: ['operator'],
    input: z.strictObject({
      runId: id(),
      batch: z.int(batchWords).min(0, batchWords).max(mostBatches, batchWords),
      rows: z
        .array(z.unknown(), 'Must be a list of rows')
        .min(1, 'There must be at least one row')
        .max(importBatch.rows, `There must be at most ${importBatch.rows} rows at once`),
    }),
    output: importCounts,
    deadlineMs: 30_000,
    tries: 2,
  }),
  /** Ends a run and keeps its counts. Errors: import.not_running. */
  'training-catalog.import.finish': rpc({
    kind: 'write',
    callers: ['operator'],
    input: z.strictObject({ runId: id() }),
    output: z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() }),
    deadlineMs: 10_000,
  }),
  /** Builds every search copy anew from the table. Errors: index.size_change. */
  'training-catalog.index.rebuild': rpc({
    kind: 'write',
    callers: ['operator'],
    input: z.strictObject({}),
    output: z.array(indexState),
    deadlineMs: 120_000,
  }),
  /** Compares every search copy with the table, and mends it when asked to. */
  'training-catalog.index.compare': rpc({
    kind: 'write',
    callers: ['operator'],
    input: z.strictObject({ repair: z.boolean() }),
    output: z.array(indexState),
    deadlineMs: 120_000,
  }),
} as const;
