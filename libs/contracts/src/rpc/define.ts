import type { z } from 'zod';

/** The processes that can ask or be asked. `operator` is the command line, `launcher` asks for readiness only. */
export const processNames = [
  'auth',
  'marketplace',
  'training-catalog',
  'catalog-search',
  'messaging',
  'gamification',
  'worker',
  'gateway',
  'operator',
  'launcher',
] as const;
export type ProcessName = (typeof processNames)[number];

/** One question that may be asked over the broker. */
export interface RpcDefinition<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** A read may be tried once more within its deadline; a write never, unless `tries` says that it is idempotent. */
  kind: 'read' | 'write';
  /** Who may ask: becomes the broker's permissions. */
  callers: readonly ProcessName[];
  input: Input;
  output: Output;
  /** Milliseconds until the asker gives up. */
  deadlineMs: number;
  tries: number;
  /** Also answered by stateless replicas of this process. */
  alsoServedBy?: ProcessName;
}

/** Defines one RPC; 1.8 s (so that an answer leaves the house within 2) and, for reads, two tries unless told otherwise. */
export function rpc<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Omit<RpcDefinition<Input, Output>, 'deadlineMs' | 'tries'> & { deadlineMs?: number; tries?: number },
): RpcDefinition<Input, Output> {
  return { deadlineMs: 1800, tries: definition.kind === 'read' ? 2 : 1, ...definition };
}
