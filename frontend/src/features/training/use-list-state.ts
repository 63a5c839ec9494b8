import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeList, readListState, writeListState, type ListState } from './list-state.js';

export interface ListControl {
  state: ListState;
  /** Changes the list by a new entry of the browser's history. */
  change: (change: Partial<ListState>) => void;
  /** The address of the list after a change. */
  hrefOf: (change: Partial<ListState>) => string;
}

/** The state of the training list, kept in the page's address. */
export function useListState(): ListControl {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query), [query]);
  const change = useCallback(
    (changed: Partial<ListState>) => setQuery(writeListState(changeList(state, changed))),
    [state, setQuery],
  );
  const hrefOf = useCallback(
    (changed: Partial<ListState>) => `/training?${writeListState(changeList(state, changed))}`,
    [state],
  );
  return { state, change, hrefOf };
}
