import { Injectable } from '@nestjs/common';
import { olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
import { demandMember } from '@guildhall/service-kit';
import { requestView } from './domain/training-request.js';
import { TrainingRequestRepository } from './store/training-request.repository.js';

/** A member takes along the training requests that it sent while signed in. */
@Injectable()
export class ExportRequests {
  constructor(private readonly requests: TrainingRequestRepository) {}

  /** @throws DomainError `access.denied` to everybody who is no member */
  async execute(
    caller: Caller,
    { before }: RpcInput<'training-catalog.request.export'>,
  ): Promise<RpcOutput<'training-catalog.request.export'>> {
    demandMember(caller);
    const rows = await this.requests.findOfAccount(caller.accountId, exportPageSize + 1, before);
    return olderPage(rows, exportPageSize, requestView);
  }
}
