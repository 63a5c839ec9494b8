import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session-context.js';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { useArrival } from './use-arrival.js';
import { frameWords } from './words.js';

/** What stands around every page: skip link, header, footer. */
export function Frame({ children }: { children: ReactNode }) {
  // Who is signed out where they are, such as on the landing page, goes nowhere: what had the focus is gone.
  const main = useFocusWhenLost<HTMLElement>(useSession().state === 'signed-in');
  useArrival(main);
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-card bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {frameWords.skip}
      </a>
      <Header />
      {/* With the header, and the space above the footer, as high as the window: the footer is out of sight while what
          stands here is on its way, and doesn't jump when that is short. */}
      <main ref={main} id="main" tabIndex={-1} className="min-h-[calc(100dvh-7.5rem)]">
        {children}
      </main>
      <Footer />
    </>
  );
}
