import { Injectable } from '@nestjs/common';
import { DomainError, olderPage } from '@guildhall/kernel';
import { exportPageSize } from '@guildhall/contracts/fields';
import type { Caller, RpcInput, RpcOutput } from '@guildhall/contracts/rpc';
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
    if (caller.kind !== 'member') throw new DomainError('access.denied');
    const rows = await this.requests.findOfAccount(caller.accountId, exportPageSize + 1, before);
    const { results, next } = olderPage(rows, exportPageSize);
    return { results: results.map(requestView), next };
  }
}
