import type { estypes } from '@elastic/elasticsearch';
import type { Choice } from '../document/choices.js';
import type { SearchIndex } from '../search-index.js';
import { cut } from './search-body.js';

type Clause = estypes.QueryDslQueryContainer;

/** Pure: documents that a set filter takes. */
export function takenBy(choice: Choice): Clause {
  if ('values' in choice) return { terms: { [`stated.${choice.filter}`]: choice.values.map(cut) } };
  const should = choice.ranges.map(({ atLeast, below }) => ({
    bool: {
      filter: [
        { range: { [`numbers.${choice.filter}.max`]: { gte: finite(atLeast) } } },
        { range: { [`numbers.${choice.filter}.min`]: { lt: finite(below) } } },
      ],
    },
  }));
  return { bool: { should, minimum_should_match: 1 } };
}

/** Pure: documents that state nothing for a filter. */
export function notStating(index: SearchIndex, filter: string): Clause {
  const kind = index.filters[filter]?.kind;
  const field = kind === 'number' || kind === 'range' ? `numbers.${filter}.min` : `stated.${filter}`;
  return { bool: { must_not: [{ exists: { field } }] } };
}

/** An open end is no condition; infinity cannot be written in JSON. */
function finite(end: number | undefined): number | undefined {
  return end !== undefined && Number.isFinite(end) ? end : undefined;
}
