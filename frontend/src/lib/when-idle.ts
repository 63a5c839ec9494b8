/** Does something when the browser has nothing better to do, within 2 seconds. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no word for it yet.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(turn);
}
