import { createServer } from 'node:net';
import { Refusal } from '../engines/refusal.mjs';

/**
 * Refuses, in one line, an address the gateway could not listen on.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
export function refuseTakenPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) =>
      reject(new Refusal(reason(/** @type {NodeJS.ErrnoException} */ (error), port, host))),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

/** @param {NodeJS.ErrnoException} error @param {number} port @param {string} host */
function reason(error, port, host) {
  if (error.code === 'EADDRINUSE') {
    return `PORT ${port} is taken by another program: choose another one, such as PORT=${port + 1 > 65_535 ? 3000 : port + 1} npm start.`;
  }
  if (error.code === 'EACCES')
    return `PORT ${port} is not open to this user: choose one above 1023, such as PORT=3000.`;
  return `HOST "${host}" is not an address of this machine (${error.code}): use HOST=127.0.0.1 or HOST=0.0.0.0.`;
}
