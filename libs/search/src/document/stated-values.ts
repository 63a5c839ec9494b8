import type { NumberRange, RangeChoice, SearchDocument, StatedValue } from '../port.js';
import type { FilterField, SearchIndex } from '../search-index.js';

/** What a document states, filter by filter, in the form both engines index. */
export interface StatedValues {
  /** Filter -> its exact values and the names of its buckets; empty = not stated. */
  values: Record<string, string[]>;
  /** Number and range filters -> lowest and highest; absent = not stated. */
  numbers: Record<string, [number, number]>;
}

/** Reads a document's filters by the definition. An empty text, an empty list, null and NaN are "not stated". */
export function statedValues(index: SearchIndex, document: SearchDocument): StatedValues {
  const values: Record<string, string[]> = {};
  const numbers: Record<string, [number, number]> = {};
  for (const [name, filter] of Object.entries(index.filters)) {
    const stated = document.filters[name] ?? null;
    const range = filter.kind === 'number' || filter.kind === 'range' ? rangeOf(stated) : undefined;
    if (range) numbers[name] = range;
    values[name] = range ? bucketsOf(filter, range) : wordsOf(filter, stated);
  }
  return { values, numbers };
}

function wordsOf(filter: FilterField, stated: StatedValue): string[] {
  if (filter.kind === 'boolean') return typeof stated === 'boolean' ? [String(stated)] : [];
  if (filter.kind !== 'keyword') return [];
  const list = typeof stated === 'string' ? [stated] : Array.isArray(stated) ? (stated as readonly string[]) : [];
  return [...new Set(list.map((value) => value.trim()).filter((value) => value !== ''))];
}

function rangeOf(stated: StatedValue): [number, number] | undefined {
  if (typeof stated === 'number') return Number.isFinite(stated) ? [stated, stated] : undefined;
  if (stated === null || typeof stated !== 'object' || Array.isArray(stated)) return undefined;
  const { min, max } = stated as NumberRange;
  const ends = [min, max].filter((end): end is number => typeof end === 'number' && Number.isFinite(end));
  return ends.length > 0 ? [Math.min(...ends), Math.max(...ends)] : undefined;
}

function bucketsOf(filter: FilterField, range: [number, number]): string[] {
  const buckets = 'buckets' in filter ? filter.buckets : undefined;
  return Object.entries(buckets ?? {}).flatMap(([name, bucket]) => (overlaps(bucket, range) ? [name] : []));
}

/** Whether a closed range meets a half-open choice. */
export function overlaps(
  { atLeast = -Infinity, below = Infinity }: RangeChoice,
  [min, max]: readonly [number, number],
): boolean {
  return max >= atLeast && min < below;
}
