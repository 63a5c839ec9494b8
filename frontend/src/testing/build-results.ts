import type { Opportunity, TrainingResults } from '@guildhall/contracts/training';

/** An answer of the training search that holds these opportunities and no more. */
export function buildResults(results: Opportunity[], stated: Partial<TrainingResults> = {}): TrainingResults {
  return {
    total: results.length,
    page: 1,
    size: 25,
    results,
    facets: { industry: [], format: [] },
    notStated: {},
    degraded: false,
    ...stated,
  };
}
