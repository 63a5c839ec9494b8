import { Injectable } from '@nestjs/common';
import { Transactions } from '@guildhall/service-kit';
import { LessThan } from 'typeorm';
import type { StoredResource } from '../domain/resource.js';
import { ResourceEntity } from './resource.entity.js';

/** The resources' own table. */
@Injectable()
export class ResourceRepository {
  constructor(private readonly transactions: Transactions) {}

  async findById(id: string): Promise<StoredResource | null> {
    return this.transactions.repository(ResourceEntity).findOneBy({ id });
  }

  /**
   * Active resources, newest first (ids sort by the time they were made).
   * @param before only those older than this id
   */
  async findActive({
    type,
    before,
    limit,
  }: {
    type?: StoredResource['type'];
    before?: string;
    limit: number;
  }): Promise<StoredResource[]> {
    return this.transactions.repository(ResourceEntity).find({
      where: { status: 'active', ...(type ? { type } : {}), ...(before ? { id: LessThan(before) } : {}) },
      order: { id: 'DESC' },
      take: limit,
    });
  }
}
