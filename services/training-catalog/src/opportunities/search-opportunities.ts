import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { TrainingResults, TrainingSearch } from '@guildhall/contracts/training';
import { SearchRequestRefused } from '@guildhall/search';
import type { SearchRequest } from '@guildhall/search';
import { AskIndex } from '../search-index/ask-index.js';
import { asCoded } from '../search-index/coded-faults.js';
import { paramsOf, withoutFilters, withoutOneWord, withoutQuotes, withoutText } from './domain/wider-searches.js';
import type { WiderSearch } from './domain/wider-searches.js';

type Offer = NonNullable<TrainingResults['wider']>[number];

/** Searches active opportunities. Open to everybody. */
@Injectable()
export class SearchOpportunities {
  constructor(private readonly index: AskIndex) {}

  /** @throws DomainError `training-catalog.search.away`, `request.invalid` */
  async execute(search: TrainingSearch): Promise<TrainingResults> {
    try {
      const { total, hits, facets, notStated, suggestion, degraded } = await this.index.query(requestOf(search));
      return {
        total,
        page: search.page,
        size: search.size,
        results: hits.map(({ source }) => source),
        facets: { industry: facets['industry'] ?? [], format: facets['format'] ?? [] },
        notStated,
        ...(suggestion === undefined ? {} : { suggestion }),
        ...(total === 0 ? await this.widen(search) : {}),
        degraded,
      };
    } catch (error) {
      if (error instanceof SearchRequestRefused)
        throw new DomainError('request.invalid', { fields: { page: error.message } });
      return asCoded(error);
    }
  }

  /** Nearby searches that do find something; of those with one word less, the one that finds most; else the filters alone. */
  private async widen(search: TrainingSearch): Promise<Pick<TrainingResults, 'wider'>> {
    const [others, fewerWords] = await Promise.all([
      this.findSome([...withoutFilters(search), ...withoutQuotes(search)]),
      this.findSome(withoutOneWord(search)),
    ]);
    const near = [...others, ...fewerWords.sort((a, b) => b.total - a.total).slice(0, 1)];
    const wider = near.length > 0 ? near : await this.findSome(withoutText(search));
    return wider.length > 0 ? { wider } : {};
  }

  private async findSome(searches: WiderSearch[]): Promise<Offer[]> {
    const offers = await Promise.all(
      searches.map(async ({ label, search }) => {
        const { total } = await this.index.query({ ...requestOf(search), facets: [], from: 0, size: 0 });
        return { label, params: paramsOf(search), total };
      }),
    );
    return offers.filter(({ total }) => total > 0);
  }
}

function requestOf({ q, industry, format, sort, page, size }: TrainingSearch): SearchRequest {
  return {
    text: q,
    filters: { industry, format },
    facets: ['industry', 'format'],
    sort,
    from: (page - 1) * size,
    size,
  };
}
