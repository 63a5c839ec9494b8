import { use, type ReactNode } from 'react';

export interface LazyPage {
  (): ReactNode;
  /** Loads the page's code. */
  preload(): Promise<void>;
}

/**
 * A page whose code is loaded on first use. Unlike React's own `lazy`, a page that was preloaded renders in the same
 * pass: a prerendered page hydrates without a gap, and a click on a link that was hovered answers at once.
 */
export function lazyPage(load: () => Promise<{ default: () => ReactNode }>): LazyPage {
  let Page: (() => ReactNode) | undefined;
  let loading: Promise<void> | undefined;

  const preload = () =>
    (loading ??= load().then(
      (module) => {
        Page = module.default;
      },
      (failure: unknown) => {
        // The next try may find the network back.
        loading = undefined;
        throw failure;
      },
    ));

  function Lazy() {
    if (!Page) use(preload());
    return Page ? <Page /> : null;
  }
  return Object.assign(Lazy, { preload });
}
