import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE one_time_links (
     id uuid PRIMARY KEY,
     "accountId" uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     purpose text NOT NULL CHECK (purpose IN ('reset_password', 'confirm_email')),
     email text NOT NULL,
     "createdAt" timestamptz NOT NULL,
     "expiresAt" timestamptz NOT NULL,
     "usedAt" timestamptz,
     "endedAt" timestamptz
   )`,
  // Of each purpose an account has one link that works: a newer one ends it.
  `CREATE UNIQUE INDEX one_time_links_open ON one_time_links ("accountId", purpose)
     WHERE "usedAt" IS NULL AND "endedAt" IS NULL`,
  // A mail that is sent again carries a token of its own: a link may have several.
  `CREATE TABLE one_time_link_tokens (
     "tokenHash" text PRIMARY KEY,
     "linkId" uuid NOT NULL REFERENCES one_time_links (id) ON DELETE CASCADE
   )`,
];

/** Links that are mailed and work once. */
export class OneTimeLinks1795221000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['one_time_link_tokens', 'one_time_links']) await runner.query(`DROP TABLE ${table}`);
  }
}
