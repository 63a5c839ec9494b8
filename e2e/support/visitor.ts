/** An answer of the gateway, its JSON already read. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Somebody who talks to the gateway over HTTP and keeps cookies, as a browser does. */
export class Visitor {
  /** What it sends along: empty while it has no session. */
  cookie = '';

  constructor(private readonly address: string) {}

  get<Body>(path: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send('GET', path, undefined, headers);
  }

  post<Body>(path: string, payload?: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    const json: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' };
    return this.send('POST', path, payload === undefined ? undefined : JSON.stringify(payload), {
      ...json,
      ...headers,
    });
  }

  /** Sends a body as it stands, well-formed or not. */
  async send<Body>(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.address + path, {
      method,
      redirect: 'manual',
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = set.slice(0, set.indexOf(';'));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }
}
