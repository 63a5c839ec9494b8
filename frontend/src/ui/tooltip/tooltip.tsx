import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { tooltipLimits } from './tooltip-limits.js';

interface TooltipProps {
  /** A few words. They add to what stands there already: a touch screen never shows them. */
  words: string;
  /** What they belong to: one element that can take the focus. */
  children: ReactNode;
}

/** Words that appear beside something that is pointed at or focused. Escape takes them away. */
export function Tooltip({ words, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      {/* Not through a portal: it belongs to the landmark or the dialog that it stands in. */}
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className="no-print z-60 max-w-72 rounded-card bg-ink px-2.5 py-1 text-14 text-paper shadow-float"
      >
        {words}
      </Radix.Content>
    </Radix.Root>
  );
}

/** The tooltips inside share their delays: after one was shown, the next comes at once. */
export function TooltipZone({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipLimits.openDelay} skipDelayDuration={tooltipLimits.skipDelay}>
      {children}
    </Radix.Provider>
  );
}
