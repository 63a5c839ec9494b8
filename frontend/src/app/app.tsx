import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionProvider } from '../lib/session/session-context.js';
import { ToastHost } from '../ui/toast/toast-host.js';
import { AppRoutes } from './app-routes.js';
import { Frame } from './frame/frame.js';

interface AppProps {
  cache: QueryClient;
  /** What stands in the frame; the route table's pages unless the build wants the frame alone. */
  children?: ReactNode;
}

/** The whole application; the router around it differs between browser and build. */
export function App({ cache, children = <AppRoutes /> }: AppProps) {
  return (
    <QueryClientProvider client={cache}>
      <SessionProvider>
        <Frame>{children}</Frame>
        <ToastHost />
      </SessionProvider>
    </QueryClientProvider>
  );
}
