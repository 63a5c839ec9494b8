import { createServer } from 'node:net';

/*
 * Ports are taken below the kernel's range for outgoing connections (32768 and up): while an engine restarts on its
 * own port, a client that keeps knocking from that range could otherwise be given the very port it knocks at, and
 * would then talk to itself. The lower end stays clear of ports that browsers refuse.
 */
const lowest = 20_000;
const highest = 32_700;

/**
 * Finds a TCP port nobody listens on.
 * @param {string} [host] the address to listen on
 * @returns {Promise<number>} a port from 20000 to 32700
 */
export async function freePort(host = '127.0.0.1') {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isPortFree(port, host)) return port;
  }
  throw new Error(`No free port was found between ${lowest} and ${highest}.`);
}

/**
 * Tells whether a port can be listened on.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
