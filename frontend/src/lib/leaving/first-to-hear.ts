type Hear = (event: PopStateEvent) => void;

let hearing: Hear | null = null;

/**
 * To be called once, before the router listens: a window tells of Back and Forward in the order in which was asked for it.
 * Chromium does so whatever was said of capture.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => hearing?.(event));
}

/**
 * Lets `hear` know of every Back and Forward before the router does.
 * @returns stops that
 */
export function hearFirst(hear: Hear): () => void {
  hearing = hear;
  return () => {
    if (hearing === hear) hearing = null;
  };
}
