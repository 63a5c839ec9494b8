import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface AskedRequest {
  method: string;
  path: string;
  contentType: string | undefined;
  body: string;
  /** What the page told the browser to do with cookies. */
  credentials: RequestCredentials | undefined;
}

export interface Answer {
  status: number;
  body?: string;
  /** Sent as JSON; stands in place of `body`. */
  json?: unknown;
}

export interface AnsweringServer {
  asked: AskedRequest[];
  close(): Promise<void>;
}

/**
 * A real HTTP server on a free port of this machine, to which the page's relative addresses lead until `close()`.
 * `answer` decides by method and path, such as `GET /api/training`, at once or later; null cuts the connection.
 */
export async function startAnsweringServer(
  answer: (asked: string) => Answer | null | Promise<Answer | null>,
): Promise<AnsweringServer> {
  const asked: AskedRequest[] = [];
  const modes: (RequestCredentials | undefined)[] = [];
  const server = createServer((request, response) => {
    void record(request, modes.shift()).then(async (one) => {
      asked.push(one);
      const given = await answer(`${one.method} ${one.path}`);
      if (!given) return response.destroy();
      const type = given.json === undefined ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
      response.writeHead(given.status, { 'content-type': type });
      response.end(given.json === undefined ? given.body : JSON.stringify(given.json));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;

  const browserFetch = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    if (typeof address !== 'string') throw new TypeError('The page asks by plain addresses');
    modes.push(init?.credentials);
    return browserFetch(new URL(address, `http://127.0.0.1:${port}`), init);
  };
  return {
    asked,
    close: () =>
      new Promise((closed) => {
        globalThis.fetch = browserFetch;
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

async function record(request: IncomingMessage, credentials: RequestCredentials | undefined): Promise<AskedRequest> {
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    contentType: request.headers['content-type'],
    body: await text(request),
    credentials,
  };
}
