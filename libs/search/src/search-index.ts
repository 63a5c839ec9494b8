import type { RangeChoice } from './port.js';

/**
 * How a text is read. `prose` and `title`: by word stem ("welding" finds "welders"); a title's exact words weigh
 * more. `name`: names are never stemmed. `keyword`: exact codes, found as a whole or by their words.
 */
export type TextKind = 'prose' | 'title' | 'name' | 'keyword';

export interface TextField {
  kind: TextKind;
  /** How much a find here counts; at most four different weights in one index. */
  weight: number;
}

/**
 * `keyword`: one or several exact values. `number` and `range` (min to max) are asked by ranges, or by the names of
 * their `buckets`, which can then be counted as a facet.
 */
export type FilterField =
  { kind: 'keyword' | 'boolean' } | { kind: 'number' | 'range'; buckets?: Readonly<Record<string, RangeChoice>> };

export interface SortField {
  /** Name within a document's `sorts`. */
  by: string;
  kind: 'number' | 'text';
  order: 'asc' | 'desc';
}

/** What can be found, asked, counted and sorted: plain data, the same for both engines. */
export interface SearchIndex {
  /** Lower case letters, digits and dashes. */
  name: string;
  fields: Readonly<Record<string, TextField>>;
  filters: Readonly<Record<string, FilterField>>;
  /** Filters that can be counted: keywords, booleans, and numbers with buckets. */
  facets: readonly string[];
  sorts: Readonly<Record<string, SortField>>;
  /** The order when nothing was typed; by id when absent. */
  browseSort?: string;
  /** Groups of words or phrases that mean the same. No generic word may stand in a group. */
  synonyms: readonly (readonly string[])[];
  /** Words that say nothing in this index ("course", "training"): asked for only where nothing else was typed. */
  noise?: readonly string[];
  /** Fields shown with marks: texts under the same name in `source`; the length cuts long ones, in characters. */
  highlights?: Readonly<Record<string, { length: number }>>;
}

/** Checks a definition when the process starts, and hands it back. Throws an Error that names the mistake. */
export function defineSearchIndex<const Index extends SearchIndex>(index: Index): Index & SearchIndex {
  const refuse = (mistake: string): never => {
    throw new Error(`Search index ${index.name}: ${mistake}`);
  };
  if (!/^[a-z][a-z0-9-]*$/.test(index.name)) refuse('the name must be lower case letters, digits and dashes');
  const names = [
    ...Object.keys(index.fields),
    ...Object.keys(index.filters),
    ...Object.values(index.sorts).map(({ by }) => by),
  ];
  for (const name of names) {
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) refuse(`${name} must be letters and digits`);
  }
  if (new Set(Object.values(index.fields).map(({ weight }) => weight)).size > 4)
    refuse('more than four different weights');
  for (const facet of index.facets) {
    if (!isCountable(index.filters[facet])) refuse(`the facet ${facet} is not a keyword, boolean or bucketed filter`);
  }
  if (index.browseSort && !(index.browseSort in index.sorts)) refuse(`no sort ${index.browseSort}`);
  return index;
}

function isCountable(filter: FilterField | undefined): boolean {
  if (!filter) return false;
  return (
    filter.kind === 'keyword' || filter.kind === 'boolean' || ('buckets' in filter && filter.buckets !== undefined)
  );
}
