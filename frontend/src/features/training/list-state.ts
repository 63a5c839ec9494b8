import { industries, type Industry } from '@guildhall/contracts/auth';
import { defaultPageSize, formats, pageSizes, sorts, type Format, type Sort } from '@guildhall/contracts/training';

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

/** Reads the list's state out of a page's query. What is not understood is left at its default: an old link still opens. */
export function readListState(query: URLSearchParams): ListState {
  const page = query.get('page') ?? '';
  const size = Number(query.get('size'));
  return {
    q: (query.get('q') ?? '').trim(),
    industry: knownOf(industries, query.get('industry')),
    format: knownOf(formats, query.get('format')),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? emptyList.sort,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((known) => known === size) ?? defaultPageSize,
  };
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

/** A list with a value added, or taken out where it was in. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

function knownOf<Value extends string>(known: readonly Value[], joined: string | null): Value[] {
  const words = (joined ?? '').split(',').map((word) => word.trim());
  return known.filter((value) => words.includes(value));
}
