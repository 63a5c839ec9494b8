import { Injectable } from '@nestjs/common';
import { DomainError, idPattern, olderPage } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';
import { requestPageSize } from '@guildhall/contracts/training';
import type { RequestList, RequestSearch, TrainingRequestRow } from '@guildhall/contracts/training';
import { demandAdmin } from '@guildhall/service-kit';
import { requestView } from './domain/training-request.js';
import { TrainingRequestRepository } from './store/training-request.repository.js';

/** The administrator reads what companies asked for. */
@Injectable()
export class ReadRequests {
  constructor(private readonly requests: TrainingRequestRepository) {}

  async list(caller: Caller, search: RequestSearch): Promise<RequestList> {
    demandAdmin(caller);
    const { total, rows } = await this.requests.findPage(search, requestPageSize + 1);
    return { ...olderPage(rows, requestPageSize, requestView), total, open: await this.requests.countOpen() };
  }

  /** @throws DomainError `training-catalog.request.not_found`, malformed ids included */
  async one(caller: Caller, id: string): Promise<TrainingRequestRow> {
    demandAdmin(caller);
    const request = idPattern.test(id) ? await this.requests.findById(id) : null;
    if (!request) throw new DomainError('training-catalog.request.not_found');
    return requestView(request);
  }
}
