import { DiscoveryService } from '@nestjs/core';
import type { JobName, JobPayload } from '@guildhall/contracts/jobs';

/** Does one kind of job: one file each. It may run twice for one job; its lasting effect happens once. */
export interface JobHandler<Name extends JobName = JobName> {
  run(payload: JobPayload<Name>): Promise<void>;
}

/** Marks a provider as the handler of one kind of job; found at boot and compared with the contracts' list. */
export const HandlesJob = DiscoveryService.createDecorator<JobName>();
