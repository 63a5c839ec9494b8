import { hearFirst } from './first-to-hear.js';
import { holdPage } from './held-page.js';
import { linkAway } from './link-away.js';

/** How the page is left that was held: whoever asked calls it on a yes. */
export type Leave = () => void;

/**
 * Holds whoever leaves this page until the answer to `ask`: by a link of this site, by the browser's Back and Forward
 * (however they are pressed), by a deed such as signing out, or by closing the tab, where the browser asks in its own
 * words. Other places of this same page are not leaving. `follow` goes to an address of this site where a link is no
 * longer there to be pressed again.
 *
 * The router is left as it is: what leads away is caught before it hears of it. A data router could block by itself, but
 * every page would have to carry it.
 * @returns stops holding
 */
export function holdLeaving(ask: (leave: Leave) => void, follow: (address: string) => void): () => void {
  const { pathname } = window.location;
  let here = placeInHistory() ?? 0;
  /** The steps that were held, while the browser is on its way back here. */
  let held: number | null = null;
  let isFree = false;

  const onClose = (event: BeforeUnloadEvent) => {
    if (!isFree) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const link = isFree ? null : linkAway(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      isFree = true;
      if (link.isConnected) link.click();
      else follow(link.pathname + link.search + link.hash);
    });
  };
  const onMove = (event: PopStateEvent) => {
    if (isFree) return;
    const isAway = window.location.pathname !== pathname;
    // Only a part of this page that a link just led to is counted by nobody; from elsewhere it was most likely Back.
    const steps = (placeInHistory() ?? here + (isAway ? -1 : 1)) - here;
    if (isAway) {
      // The address has moved already: back to where the page still stands.
      event.stopImmediatePropagation();
      held = steps;
      window.history.go(-steps);
    } else if (held === null) here += steps;
    else {
      event.stopImmediatePropagation();
      const away = held;
      held = null;
      ask(() => {
        isFree = true;
        window.history.go(away);
      });
    }
  };

  window.addEventListener('beforeunload', onClose);
  // Before the router's own listener hears it.
  document.addEventListener('click', onClick, true);
  const stopHearing = hearFirst(onMove);
  const release = holdPage(ask);
  return () => {
    window.removeEventListener('beforeunload', onClose);
    document.removeEventListener('click', onClick, true);
    stopHearing();
    release();
  };
}

/** The place of what is shown in the tab's history: by the browser, or else as the router counts; null for unknown. */
function placeInHistory(): number | null {
  const { navigation }: { navigation?: Navigation } = window;
  if (navigation) return navigation.currentEntry?.index ?? null;
  const state: unknown = window.history.state;
  return isCounted(state) ? state.idx : null;
}

function isCounted(state: unknown): state is { idx: number } {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number';
}
