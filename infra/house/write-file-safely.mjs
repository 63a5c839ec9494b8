import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that a reader sees the old content or the new one, never half of it.
 * @param {string} file
 * @param {string} content
 * @param {number} [mode]
 */
export function writeFileSafely(file, content, mode = 0o644) {
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, content, { mode });
  renameSync(draft, file);
}
