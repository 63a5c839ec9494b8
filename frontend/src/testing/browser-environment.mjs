import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with the parts of a browser that it lacks and Node has: fetch and its companions. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, TextEncoder, TextDecoder, structuredClone });
    Object.assign(this.global, { BroadcastChannel });
  }
}
