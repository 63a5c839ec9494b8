import type { JobName } from '@guildhall/contracts/jobs';

/** Jobs that run by the clock. Each must be one that asks for nothing in its payload. */
export const schedules: readonly { job: JobName; everyMs: number }[] = [{ job: 'mail.sweep', everyMs: 30_000 }];
