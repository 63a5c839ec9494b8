import { Injectable } from '@nestjs/common';
import type { RequestSearch } from '@guildhall/contracts/training';
import { findNewest, Transactions } from '@guildhall/service-kit';
import type { StoredTrainingRequest } from '../domain/training-request.js';
import { TrainingRequestEntity } from './training-request.entity.js';

/** The training requests' own table. */
@Injectable()
export class TrainingRequestRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(request: StoredTrainingRequest): Promise<void> {
    await this.transactions.repository(TrainingRequestEntity).insert(request);
  }

  async findById(id: string): Promise<StoredTrainingRequest | null> {
    return this.transactions.repository(TrainingRequestEntity).findOneBy({ id });
  }

  /** The newest, or those older than `before`, and how many there are in all. */
  async findPage(
    { status, before }: RequestSearch,
    limit: number,
  ): Promise<{ total: number; rows: StoredTrainingRequest[] }> {
    const requests = this.transactions.repository(TrainingRequestEntity);
    const all = status ? { status } : {};
    const rows = await findNewest(requests, all, limit, before);
    return { total: await requests.countBy(all), rows };
  }

  /** What was sent from an account, newest first; what is older than `before` where given. */
  async findOfAccount(accountId: string, limit: number, before?: string): Promise<StoredTrainingRequest[]> {
    return findNewest(this.transactions.repository(TrainingRequestEntity), { accountId }, limit, before);
  }

  async removeAll(accountId: string): Promise<void> {
    await this.transactions.repository(TrainingRequestEntity).delete({ accountId });
  }

  async countOpen(): Promise<number> {
    return this.transactions.repository(TrainingRequestEntity).countBy({ status: 'received' });
  }

  async mark({ id, status, answeredAt, answeredBy }: StoredTrainingRequest): Promise<void> {
    await this.transactions.repository(TrainingRequestEntity).update({ id }, { status, answeredAt, answeredBy });
  }
}
