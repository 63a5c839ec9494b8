import { Inject, Injectable } from '@nestjs/common';
import { DomainError, idPattern } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';
import type { TrainingRequestRow } from '@guildhall/contracts/training';
import { CLOCK, demandAdmin } from '@guildhall/service-kit';
import { markRequest, requestView } from './domain/training-request.js';
import { TrainingRequestRepository } from './store/training-request.repository.js';

/** The administrator marks a request as answered, or takes that back. */
@Injectable()
export class MarkRequest {
  constructor(
    private readonly requests: TrainingRequestRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError `training-catalog.request.not_found`, malformed ids included */
  async execute(caller: Caller, id: string, answered: boolean): Promise<TrainingRequestRow> {
    demandAdmin(caller);
    const request = idPattern.test(id) ? await this.requests.findById(id) : null;
    if (!request) throw new DomainError('training-catalog.request.not_found');
    const marked = markRequest(request, answered, caller.accountId, this.clock.now());
    await this.requests.mark(marked);
    return requestView(marked);
  }
}
