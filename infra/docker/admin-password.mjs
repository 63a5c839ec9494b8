import { join } from 'node:path';
import { firstAdminPassword } from '../house/admin-password.mjs';

/*
 * Says, once, the random password that the account `admin` was created with, as JSON, and forgets it:
 * docker compose run --rm setup node infra/docker/admin-password.mjs
 */
const folder = process.argv[2] ?? '/secrets';
const chosen = process.env.ADMIN_PASSWORD || undefined;
const { password, isFirstStart, settle } = firstAdminPassword(join(folder, 'setup', 'secrets.json'), chosen);
console.log(JSON.stringify({ isFirstStart, password: isFirstStart && !chosen ? password : undefined }));
settle();
