import { verify } from '@node-rs/argon2';
import pg from 'pg';

/**
 * Tells whether a password is the one that the account `admin` of a database has.
 * @param {string} ownerUrl
 * @param {string} password
 * @returns {Promise<boolean>} false too where there is no such account yet
 */
export async function opensAdmin(ownerUrl, password) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => {});
  await owner.connect();
  try {
    const known = await owner.query("select to_regclass('auth.users') is not null as known");
    if (!known.rows[0].known) return false;
    const { rows } = await owner.query("select password from auth.users where username_key = 'admin'");
    return rows.length > 0 && (await verify(rows[0].password, password));
  } finally {
    await owner.end();
  }
}
