import { request } from 'node:http';

/** Asks from another network address of this machine, as a stranger elsewhere would: `fetch` can't choose its own. */
export function askFrom(
  localAddress: string,
  door: string,
  method: string,
  path: string,
  { cookie = '', form }: { cookie?: string; form?: object } = {},
): Promise<number> {
  const headers = { cookie, ...(form ? { 'content-type': 'application/json' } : {}) };
  return new Promise((resolve, reject) => {
    request(door + path, { method, headers, localAddress, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .once('error', reject)
      .end(form && JSON.stringify(form));
  });
}
