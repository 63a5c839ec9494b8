import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a container finds its own secrets. */
export const secretsFolder = process.env.SECRETS_FOLDER || '/run/guildhall';

/** Where a container notes the name of its instance, for its health check. */
export const instanceFile = join(tmpdir(), 'guildhall-instance');

/** Adds the container's secret settings to its environment; what is set there already stays. */
export function takeSettings() {
  // Compose hands on a variable that nobody has set as an empty one.
  for (const [variable, value] of Object.entries(process.env)) if (value === '') delete process.env[variable];
  const file = join(secretsFolder, 'settings.json');
  const settings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const [variable, value] of Object.entries(settings)) process.env[variable] ??= String(value);
}
