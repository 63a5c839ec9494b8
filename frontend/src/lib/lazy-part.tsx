import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A part's code didn't come: the line is down, or the site was deployed anew since the page was opened. */
export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded';

  constructor(
    cause: unknown,
    /** Lets the next drawing of the part ask for its code again. Until then it fails at once and asks nobody. */
    readonly forget: () => void,
  ) {
    super('A part of the page could not be loaded', { cause });
  }
}

export interface LazyPart<Props = object> {
  (props: Props): ReactNode;
  /** Loads the part's code ahead. Never fails: what doesn't come is told where the part is drawn. */
  preload(): Promise<void>;
}

/**
 * A part of the site whose code is loaded on first use. Unlike React's own `lazy`, on which it stands, a part that was
 * preloaded is drawn in the same pass: a prerendered page hydrates without a gap, and a click on a link that was hovered
 * answers at once. And a part that could not be loaded isn't lost for ever: what caught its PartNotLoaded forgets it,
 * and draws it again when somebody asks for it.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let Awaited: ComponentType<Props> | undefined;
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;

  // A failed load is kept until it is forgotten: a new one at every drawing would draw, and ask, for ever.
  const ask = () => {
    const asked = (loading ??= load().then(
      (module) => {
        Loaded = module.default;
        return module;
      },
      (cause: unknown) => {
        throw new PartNotLoaded(cause, () => {
          if (loading === asked) loading = Awaited = undefined;
        });
      },
    ));
    return asked;
  };

  function Lazy(props: Props) {
    // One and the same as long as it stands: another component in its place would lose what was typed into it.
    const [Part] = useState(() => Loaded ?? (Awaited ??= lazy(ask) as ComponentType<Props>));
    return <Part {...props} />;
  }
  const preload = () =>
    ask().then(
      () => undefined,
      (failure: unknown) => (failure as PartNotLoaded).forget(),
    );
  return Object.assign(Lazy, { preload });
}
