import { afterEach } from '@jest/globals';
import type { Account } from '@guildhall/contracts/auth';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSession } from '../lib/session/session-context.js';
import { startAnsweringServer, type Answer, type AnsweringServer } from './answering-server.js';
import { renderPage } from './render-page.js';

interface Served {
  address: string;
  /** Who is signed in whenever that is asked; without it nobody is. */
  user?: () => Account | null;
  /** What everything else is answered, by method and path, such as `PATCH /api/user/profile`. */
  answer: (asked: string) => Answer | null | Promise<Answer | null>;
}

/**
 * Pages with a server behind them, for the tests of one file: page and server are gone after each test.
 * `shown` is given who is signed in where it is a function, and is shown for nobody else.
 */
export function servedPage() {
  let server: AnsweringServer | undefined;
  afterEach(async () => {
    cleanup();
    await server?.close();
    server = undefined;
  });
  const sent = () => (server?.asked ?? []).filter(({ method }) => method !== 'GET');
  return {
    async show(shown: ReactNode | ((user: Account) => ReactNode), { address, user, answer }: Served) {
      server = await startAnsweringServer((asked) => {
        if (asked !== 'GET /api/auth/user') return answer(asked);
        const account = user?.();
        return account ? { status: 200, json: account } : { status: 401, json: { message: 'Nobody' } };
      });
      return renderPage(typeof shown === 'function' ? <OfSession>{shown}</OfSession> : shown, address);
    },
    /** Every request so far, such as `GET /api/user/sessions`. */
    asked: () => (server?.asked ?? []).map(({ method, path }) => `${method} ${path}`),
    /** The requests so far that were to change something. */
    sent: () => sent().map(({ method, path }) => `${method} ${path}`),
    /** What they carried. */
    sentBodies: () => sent().map(({ body }) => body),
    sentForms: () => sent().map(({ body }) => JSON.parse(body) as unknown),
  };
}

function OfSession({ children }: { children: (user: Account) => ReactNode }) {
  const { user } = useSession();
  return user && children(user);
}
