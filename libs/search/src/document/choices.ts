import type { FilterChoice, RangeChoice, SearchRequest } from '../port.js';

/** A filter that is set, read: any of these values, or any of these ranges. */
export type Choice = { filter: string; values: string[] } | { filter: string; ranges: RangeChoice[] };

/** The filters of a request that ask for something; an empty list asks for nothing. */
export function choicesOf(request: SearchRequest): Choice[] {
  return Object.entries(request.filters ?? {}).flatMap(([filter, choice]) => {
    const read = choice === undefined ? undefined : readChoice(filter, choice);
    return read ? [read] : [];
  });
}

function readChoice(filter: string, choice: FilterChoice): Choice | undefined {
  if (typeof choice === 'boolean') return { filter, values: [String(choice)] };
  const words = choice.filter((value): value is string => typeof value === 'string');
  // A blank is no value: nothing states it, and what is not stated must not match it.
  if (words.length > 0) return { filter, values: words.map((value) => value.trim()).filter((value) => value !== '') };
  const ranges = choice.filter((value): value is RangeChoice => typeof value === 'object');
  return ranges.length > 0 ? { filter, ranges } : undefined;
}
