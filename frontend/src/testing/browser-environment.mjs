import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with the parts of a browser that it lacks and Node has: fetch and its companions. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, TextEncoder, TextDecoder, structuredClone });
    // Node's fetch listens to Node's signals alone.
    Object.assign(this.global, { AbortController, AbortSignal, BroadcastChannel });
    this.global.Blob.prototype.stream ??= streamOf(this.global.FileReader);
  }
}

/** How a file is sent by fetch. */
function streamOf(FileReader) {
  return function stream() {
    const reader = new FileReader();
    return new ReadableStream({
      start: (controller) => {
        reader.onload = () => {
          controller.enqueue(new Uint8Array(reader.result));
          controller.close();
        };
        reader.readAsArrayBuffer(this);
      },
    });
  };
}
