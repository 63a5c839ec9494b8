import { takeSettings } from './container.mjs';

/* The migrator's container: takes its secrets, then runs the migrator. */
takeSettings();
await import('../database/migrate.main.mjs');
