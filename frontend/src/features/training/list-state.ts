import { industries, type Industry } from '@guildhall/contracts/auth';
import {
  defaultPageSize,
  formats,
  pageSizes,
  readFormat,
  searchLength,
  searchWindow,
  sorts,
  type Format,
  type Sort,
} from '@guildhall/contracts/training';

/** What the training list shows: all of it stands in the page's address, so that it can be shared and gone back to. */
export interface ListState {
  q: string;
  industry: Industry[];
  format: Format[];
  sort: Sort;
  /** From 1. */
  page: number;
  size: number;
}

export const emptyList: ListState = {
  q: '',
  industry: [],
  format: [],
  sort: 'relevance',
  page: 1,
  size: defaultPageSize,
};

/**
 * Reads the list's state out of a page's query. What is not understood is left at its default, and what is more than the
 * API takes is brought within its limits: an old or broken link still opens.
 */
export function readListState(query: URLSearchParams): ListState {
  const size = pageSizes.find((known) => known === Number(query.get('size'))) ?? defaultPageSize;
  return {
    q: readWords(query.get('q') ?? ''),
    industry: knownOf(industries, query.get('industry')),
    format: knownOf(formats, query.get('format'), readFormat),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? emptyList.sort,
    page: readPage(query.get('page') ?? '', size),
    size,
  };
}

// A control counts as a space: left out, it would join the words around it. What the cut leaves of a character is none.
const unreadable = /[\p{Cc}\p{Cs}]/gu;

function readWords(written: string): string {
  return written.trim().slice(0, searchLength).replaceAll(unreadable, ' ').trim();
}

/** A page behind the last that the API turns to is read as that one: it says itself that there is no such page. */
function readPage(written: string, size: number): number {
  return /^[1-9]\d*$/.test(written) ? Math.min(Number(written), Math.floor(searchWindow / size)) : 1;
}

/** Writes a list's state as a query without `?`; what is at its default is left out. One state is always one text. */
export function writeListState(state: ListState): string {
  const query = new URLSearchParams();
  if (state.q) query.set('q', state.q);
  if (state.industry.length > 0)
    query.set('industry', industries.filter((known) => state.industry.includes(known)).join(','));
  if (state.format.length > 0) query.set('format', formats.filter((known) => state.format.includes(known)).join(','));
  if (state.sort !== emptyList.sort) query.set('sort', state.sort);
  if (state.page !== 1) query.set('page', String(state.page));
  if (state.size !== defaultPageSize) query.set('size', String(state.size));
  return query.toString();
}

/** The state after a change. Any change but that of the page itself leads back to page 1. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** Whether two states show the same list, be it different pages of it. */
export function isSameList(one: ListState, other: ListState): boolean {
  return writeListState({ ...one, page: 1 }) === writeListState({ ...other, page: 1 });
}

/** A list with a value added, or taken out where it was in. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

function knownOf<Value extends string>(
  known: readonly Value[],
  joined: string | null,
  read: (word: string) => string | null = (word) => word.trim(),
): Value[] {
  const words = (joined ?? '').split(',').map(read);
  return known.filter((value) => words.includes(value));
}
