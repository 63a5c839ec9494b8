import { Injectable, Logger } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { SearchAway } from '@guildhall/search';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';
import { OpportunityRepository } from '../opportunities/store/opportunity.repository.js';
import { SearchCopies } from './search-copies.js';

/** Carries changed rows, as they are now, to Elasticsearch. While it is away nothing waits: its copy is mended when it is back. */
@Injectable()
@ReactsTo('training-catalog.opportunities_changed')
export class OnOpportunitiesChanged implements Reaction<'training-catalog.opportunities_changed'> {
  private readonly logger = new Logger(OnOpportunitiesChanged.name);

  constructor(
    private readonly opportunities: OpportunityRepository,
    private readonly searchCopies: SearchCopies,
  ) {}

  async react({ ids }: EventPayload<'training-catalog.opportunities_changed'>): Promise<void> {
    try {
      await this.searchCopies.follow(await this.opportunities.findAll(ids));
    } catch (error) {
      if (!(error instanceof SearchAway)) throw error;
      this.logger.warn(`${ids.length} changes are left to the mending: ${error.message}`);
    }
  }
}
