import { useSyncExternalStore } from 'react';

type Ask = (leave: () => void) => void;

/** What asks before the page that is shown is left: there is one while something on it is not saved. */
let asking: Ask | null = null;
const listeners = new Set<() => void>();

/**
 * Says that this page holds something unsaved, and how its owner is asked about it.
 * @returns takes that back
 */
export function holdPage(ask: Ask): () => void {
  set(ask);
  return () => {
    if (asking === ask) set(null);
  };
}

/** Does what leads away from the page and is no link, such as signing out: at once, or after the owner's yes. */
export function leaveBy(deed: () => void): void {
  if (asking) asking(deed);
  else deed();
}

/** Whether something on the page that is shown is not saved. */
export function useIsHeld(): boolean {
  return useSyncExternalStore(listen, isHeld, () => false);
}

const isHeld = () => asking !== null;

function set(ask: Ask | null): void {
  asking = ask;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
