import pg from 'pg';

/** The migrated database every suite clones. */
export const templateName = 'guildhall_template';

/**
 * Makes and migrates the template database.
 * @param {string} ownerUrl any database of the server
 * @param {Record<string, string>} passwords the roles' passwords by schema
 * @param {typeof import('../database/migrate.mjs').migrate} migrate
 */
export async function createTemplate(ownerUrl, passwords, migrate) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(`create database ${templateName}`);
  } finally {
    await owner.end();
  }
  const template = new URL(ownerUrl);
  template.pathname = `/${templateName}`;
  await migrate({ ownerUrl: template.toString(), passwords });
}
