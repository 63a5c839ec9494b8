/** An answer of the gateway, its JSON already read. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Somebody who talks to the gateway over HTTP and keeps cookies, as a browser does. */
export class Visitor {
  private readonly jar = new Map<string, string>();

  constructor(private readonly address: string) {}

  /** What it sends along: empty while it was given none. */
  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

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
    body: string | Uint8Array<ArrayBuffer> | undefined,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.address + path, {
      method,
      redirect: 'manual',
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) this.jar.set(name, value);
      else this.jar.delete(name);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }
}
