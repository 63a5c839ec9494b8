import { z } from 'zod';
import { id } from '../fields/index.js';

/** The queues that jobs wait in. */
export const queueNames = ['mail'] as const;
export type QueueName = (typeof queueNames)[number];

/** One kind of background work. Jobs run at least once; their lasting effect is recorded in PostgreSQL by an owner. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  queue: QueueName;
  payload: Payload;
  /** Tries before the job is set aside as failed; the sweep brings back what is still due. */
  attempts: number;
  /** First pause between tries, in milliseconds; doubled each time. */
  backoffMs: number;
}

const job = <Payload extends z.ZodType>(definition: JobDefinition<Payload>) => definition;

/** Every job of the house. */
export const jobMap = {
  /** Sends one mail: claim, hand to SMTP, settle. */
  'mail.send': job({ queue: 'mail', payload: z.strictObject({ mailId: id() }), attempts: 5, backoffMs: 1000 }),
  /** Puts every mail that is due back into the queue: heals an emptied Redis. Runs on a schedule. */
  'mail.sweep': job({ queue: 'mail', payload: z.strictObject({}), attempts: 1, backoffMs: 0 }),
} as const;

export type JobMap = typeof jobMap;
export type JobName = keyof JobMap;
export type JobPayload<Name extends JobName> = z.output<JobMap[Name]['payload']>;

export const jobNames = Object.keys(jobMap) as JobName[];

/** The definition of one job, as the common shape. */
export function jobDefinition(name: JobName): JobDefinition {
  return jobMap[name];
}
