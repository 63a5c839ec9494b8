import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import { CLOCK, currentContext } from '@guildhall/service-kit';
import { auditEntryOf } from './domain/audit-entry.js';
import type { Deed } from './domain/audit-entry.js';
import { AuditLogRepository } from './store/audit-log.repository.js';

/**
 * Writes down who did what. What was done is noted in the transaction of the deed; what was refused outside of any,
 * before the refusal is thrown, so that it stays.
 */
@Injectable()
export class AuditLog {
  constructor(
    private readonly entries: AuditLogRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async note(deed: Deed): Promise<void> {
    await this.entries.add(auditEntryOf(deed, currentContext(), this.clock.now()));
  }
}
