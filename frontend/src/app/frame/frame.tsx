import { useRef, type ReactNode } from 'react';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { useArrival } from './use-arrival.js';

/** What stands around every page: skip link, header, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-card bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        Skip to the content
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
    </div>
  );
}
