import { Injectable } from '@nestjs/common';
import { Transactions } from '@guildhall/service-kit';
import type { StoredTrainingRequest } from '../domain/training-request.js';
import { TrainingRequestEntity } from './training-request.entity.js';

/** The training requests' own table. */
@Injectable()
export class TrainingRequestRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(request: StoredTrainingRequest): Promise<void> {
    await this.transactions.repository(TrainingRequestEntity).insert(request);
  }
}
