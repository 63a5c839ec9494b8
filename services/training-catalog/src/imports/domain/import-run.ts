import { DomainError, newId } from '@guildhall/kernel';
import type { ImportCounts } from '@guildhall/contracts/training';

export const runStatuses = ['running', 'finished', 'abandoned'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** The life of an import run: who may end it, and how. An ended run stays ended. */
const transitions = {
  running: { finish: 'finished', abandon: 'abandoned' },
  finished: {},
  abandoned: {},
} as const satisfies Record<RunStatus, Partial<Record<'finish' | 'abandon', RunStatus>>>;

/** What a run did, in rows. */
export interface RunTotals {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
}

export interface ImportRun extends RunTotals {
  id: string;
  sourceId: string;
  status: RunStatus;
  startedAt: Date;
  endedAt: Date | null;
}

export function openRun(sourceId: string, now: Date): ImportRun {
  return {
    id: newId(),
    sourceId,
    status: 'running',
    startedAt: now,
    endedAt: null,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
  };
}

/** @throws DomainError `training-catalog.import.not_running` */
export function finishRun(run: ImportRun, now: Date): ImportRun {
  return end(run, 'finish', now);
}

/** A run whose source is imported anew: whoever fed it is gone, or is to be. @throws DomainError `training-catalog.import.not_running` */
export function abandonRun(run: ImportRun, now: Date): ImportRun {
  return end(run, 'abandon', now);
}

/** Adds what a batch did. @throws DomainError `training-catalog.import.not_running` */
export function countBatch(run: ImportRun, counts: ImportCounts): ImportRun {
  if (run.status !== 'running') throw new DomainError('training-catalog.import.not_running');
  return {
    ...run,
    created: run.created + counts.created,
    updated: run.updated + counts.updated,
    unchanged: run.unchanged + counts.unchanged,
    refused: run.refused + counts.refused.length,
  };
}

function end(run: ImportRun, how: 'finish' | 'abandon', now: Date): ImportRun {
  const next: Partial<Record<typeof how, RunStatus>> = transitions[run.status];
  const status = next[how];
  if (!status) throw new DomainError('training-catalog.import.not_running');
  return { ...run, status, endedAt: now };
}
