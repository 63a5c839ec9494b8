import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

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

/** Sheets behind each other, like the dividers of a card file. Arrow keys move between the tabs. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  return (
    <Radix.Root value={chosen} onValueChange={onChoose}>
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 border-b border-rule-strong">
        {tabs.map(({ id, words }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="-mb-px min-h-10 rounded-t-card border border-b-0 border-transparent px-4 py-1.5 font-semibold text-ink-soft hover:bg-sunk data-[state=active]:border-rule-strong data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_3px_var(--color-steel)]"
          >
            {words}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className="border border-t-0 border-rule-strong bg-card px-4 py-6 sm:px-8">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
