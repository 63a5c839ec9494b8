import { Injectable } from '@nestjs/common';
import { DomainError, idPattern } from '@guildhall/kernel';
import type { Opportunity } from '@guildhall/contracts/training';
import { publicView } from './domain/public-view.js';
import { OpportunityRepository } from './store/opportunity.repository.js';

/** One opportunity, whole. Open to everybody; what waits for review is not there yet, what is archived was there once. */
@Injectable()
export class ReadOpportunity {
  constructor(private readonly opportunities: OpportunityRepository) {}

  /** @throws DomainError `training-catalog.opportunity.not_found` (malformed ids included), `training-catalog.opportunity.archived` */
  async execute(id: string): Promise<Opportunity> {
    const wanted = id.toLowerCase();
    const found = idPattern.test(wanted) ? await this.opportunities.find(wanted) : null;
    if (!found || found.status === 'pending') throw new DomainError('training-catalog.opportunity.not_found');
    if (found.status === 'archived') throw new DomainError('training-catalog.opportunity.archived');
    return publicView(found);
  }
}
