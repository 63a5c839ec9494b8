import { request } from 'node:http';

/** Asks from another network address of this machine, as a stranger elsewhere would: `fetch` can't choose its own. */
export function askFrom(localAddress: string, door: string, method: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(door + path, { method, localAddress, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}
