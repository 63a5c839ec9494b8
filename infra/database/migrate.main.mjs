import { migrate } from './migrate.mjs';
import { serviceSchemas } from './schemas.mjs';

/*
 * The migrator as a command, for compose and Kubernetes. DATABASE_URL is the owner's; the roles' passwords come as
 * AUTH_DATABASE_PASSWORD, TRAINING_CATALOG_DATABASE_PASSWORD and so on.
 */
const names = serviceSchemas.map(({ schema }) => ({ schema, variable: `${schema.toUpperCase()}_DATABASE_PASSWORD` }));
const missing = ['DATABASE_URL', ...names.map(({ variable }) => variable)].filter((variable) => !process.env[variable]);
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. Set each one and run the migrator again.`);
  process.exit(1);
}
const passwords = Object.fromEntries(names.map(({ schema, variable }) => [schema, process.env[variable] ?? '']));
await migrate({ ownerUrl: process.env.DATABASE_URL ?? '', passwords, tell: console.log });
console.log('The database is up to date.');
