import { connect } from 'node:net';

/** Sends a request as it stands, and reads an answer that comes before its end: what `fetch` takes for a failure. */
export function sendRaw(door: string, request: (host: string) => string): Promise<{ status: number; body: string }> {
  const { hostname, port, host } = new URL(door);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.once('error', () => undefined);
    socket.once('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      if (status) resolve({ status: Number(status), body: answer.split('\r\n\r\n').slice(1).join('\r\n\r\n') });
      else reject(new Error('The connection was closed without an answer'));
    });
    socket.write(request(host));
  });
}
