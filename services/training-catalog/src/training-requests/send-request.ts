import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';
import type { TrainingRequest, TrainingRequestReceipt } from '@guildhall/contracts/training';
import { CLOCK, Outbox, Transactions } from '@guildhall/service-kit';
import { receiveRequest } from './domain/training-request.js';
import { TrainingRequestRepository } from './store/training-request.repository.js';

/** Takes a request for training from anybody: the row and the event that mails it commit together. */
@Injectable()
export class SendRequest {
  constructor(
    private readonly requests: TrainingRequestRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, form: TrainingRequest): Promise<TrainingRequestReceipt> {
    const accountId = caller.kind === 'member' ? caller.accountId : null;
    const request = receiveRequest(form, accountId, this.clock.now());
    const { contactConsent: _given, ...facts } = form;
    await this.transactions.run(async () => {
      await this.requests.add(request);
      await this.outbox.tell('training-catalog.request_received', { requestId: request.id, accountId, ...facts });
    });
    return { id: request.id, status: request.status };
  }
}
