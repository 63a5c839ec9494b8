import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  id: string;
  words: string;
  content: ReactNode;
}

interface TabsProps {
  /** Names the row of tabs for a screen reader. */
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** How far a key moves in the row; Home and End lead to its ends. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Sheets behind each other, like the dividers of a card file, by the tabs pattern of the ARIA Authoring Practices: one
 * stop for the Tab key, arrow keys move and choose. By hand, because Radix' tabs alone weigh a third of a page's budget.
 */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(at, tabs.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(tabs[next]!.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex flex-wrap gap-x-1 border-b border-rule-strong"
      >
        {tabs.map(({ id, words }, place) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={place === at}
            aria-controls={`${base}-panel`}
            tabIndex={place === at ? 0 : -1}
            onClick={() => onChoose(id)}
            className="-mb-px min-h-10 rounded-t-card border border-b-0 border-transparent px-4 py-1.5 font-semibold text-ink-soft hover:bg-sunk aria-selected:border-rule-strong aria-selected:bg-card aria-selected:text-ink aria-selected:shadow-[inset_0_3px_var(--color-steel)]"
          >
            {words}
          </button>
        ))}
      </div>
      <div
        key={tabs[at]?.id}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${tabs[at]?.id}`}
        tabIndex={0}
        className="border border-t-0 border-rule-strong bg-card px-4 py-6 sm:px-8"
      >
        {tabs[at]?.content}
      </div>
    </>
  );
}
