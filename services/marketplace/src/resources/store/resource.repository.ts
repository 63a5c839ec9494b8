import { Injectable } from '@nestjs/common';
import { findNewest, Transactions } from '@guildhall/service-kit';
import { erasedTitle } from '../domain/resource.js';
import type { StoredResource } from '../domain/resource.js';
import { ResourceEntity } from './resource.entity.js';

/** The resources' own table. */
@Injectable()
export class ResourceRepository {
  constructor(private readonly transactions: Transactions) {}

  async findById(id: string): Promise<StoredResource | null> {
    return this.transactions.repository(ResourceEntity).findOneBy({ id });
  }

  /** Everything of a company's, whatever its status, newest first; what is older than `before` where given. */
  async findOfCompany(companyId: string, limit: number, before?: string): Promise<StoredResource[]> {
    return findNewest(this.transactions.repository(ResourceEntity), { companyId }, limit, before);
  }

  /** Removes everything of a company's and blanks what was written about it; the rows stay for what refers to them. */
  async eraseAll(companyId: string, now: Date): Promise<void> {
    const nothing = { description: null, location: null, address: null, city: null, state: null, zip: null };
    await this.transactions.repository(ResourceEntity).update(
      { companyId },
      {
        ...nothing,
        country: null,
        prerequisites: null,
        title: erasedTitle,
        images: [],
        certifications: [],
        availabilityDates: [],
        availabilityHours: null,
        status: 'removed',
        updatedAt: now,
      },
    );
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
    return findNewest(
      this.transactions.repository(ResourceEntity),
      { status: 'active', ...(type ? { type } : {}) },
      limit,
      before,
    );
  }
}
