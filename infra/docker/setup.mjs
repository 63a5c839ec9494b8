import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstAdminPassword } from '../house/admin-password.mjs';
import { brokerPermissions } from '../house/broker-users.mjs';
import { keptSecrets } from '../house/secrets.mjs';
import { writeFileSafely } from '../house/write-file-safely.mjs';
import { setupFiles } from './setup-files.mjs';

/*
 * The one-shot that runs before everything else in compose: makes the passwords at the first start and hands each
 * container its own. node setup.mjs <folder>; the folder holds one mounted volume per container, and `setup` for itself.
 * ADMIN_PASSWORD, where set, is what the account `admin` is created with.
 */
const folder = process.argv[2] ?? '/secrets';
const permissions = await brokerPermissions();
mkdirSync(join(folder, 'setup'), { recursive: true });
const secretsFile = join(folder, 'setup', 'secrets.json');
const secrets = keptSecrets(secretsFile, Object.keys(permissions));
const { password: adminPassword } = firstAdminPassword(secretsFile, process.env.ADMIN_PASSWORD || undefined);

for (const [container, files] of Object.entries(setupFiles({ secrets, permissions, adminPassword }))) {
  mkdirSync(join(folder, container), { recursive: true });
  // Readable for whatever user the container has: nobody else mounts its volume.
  for (const [name, content] of Object.entries(files)) writeFileSafely(join(folder, container, name), content, 0o444);
}
console.log('Every container has its passwords.');
