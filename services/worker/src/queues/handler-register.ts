import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { jobNames } from '@guildhall/contracts/jobs';
import type { JobName } from '@guildhall/contracts/jobs';
import { HandlesJob } from './job-handler.js';
import type { JobHandler } from './job-handler.js';

/** Knows who does which job. One missing or doubled stops the boot. */
@Injectable()
export class HandlerRegister implements OnModuleInit {
  private readonly handlers = new Map<JobName, JobHandler>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const provider of this.discovery.getProviders()) {
      const name = provider.metatype ? this.discovery.getMetadataByDecorator(HandlesJob, provider) : undefined;
      if (!name) continue;
      if (this.handlers.has(name)) throw new Error(`Two handlers of the job ${name}: keep one`);
      this.handlers.set(name, provider.instance as JobHandler);
    }
    const missing = jobNames.filter((name) => !this.handlers.has(name));
    if (missing.length > 0)
      throw new Error(`Nobody does ${missing.join(', ')}: add a <verb>.job.ts with @HandlesJob to a module`);
  }

  /** @throws Error for a name that the contracts don't know: a job of another version of this product */
  of(name: string): { name: JobName; handler: JobHandler } {
    const known = jobNames.find((one) => one === name);
    const handler = known && this.handlers.get(known);
    if (!handler) throw new Error(`Nobody knows the job ${name}`);
    return { name: known, handler };
  }
}
