import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Takes the data folder for this process. The lock is a socket name in the kernel, not a file: it is given to one
 * process at a time and is free the moment that process is gone, however it went.
 * @param {string} folder an existing folder
 * @returns {Promise<(() => Promise<void>) | undefined>} gives it back; undefined when another process has it
 */
export function lockFolder(folder) {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(`\0guildhall-${name}`, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}
