import type { Opportunity, TrainingResults } from '@guildhall/contracts/training';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { writeListState, type ListState } from './list-state.js';

/** One page of the list. While the next one loads, the old one stays. */
export function listQuery(state: ListState) {
  const query = writeListState(state);
  return queryOptions<TrainingResults>({
    queryKey: [query ? `/api/training?${query}` : '/api/training'],
    placeholderData: keepPreviousData,
  });
}

/** One opportunity. Fails with ApiError 404 where it never was, 410 where it is no longer offered. */
export function opportunityQuery(id: string) {
  return queryOptions<Opportunity>({ queryKey: [`/api/training/${encodeURIComponent(id)}`] });
}
