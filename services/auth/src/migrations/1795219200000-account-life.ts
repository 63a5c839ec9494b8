import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `ALTER TABLE users
     ADD COLUMN "emailConfirmedAt" timestamptz,
     ADD COLUMN "pendingEmail" text,
     ADD COLUMN "validAfter" timestamptz NOT NULL DEFAULT 'epoch',
     ADD COLUMN "disabledAt" timestamptz,
     ADD COLUMN "closesAt" timestamptz,
     ADD COLUMN "companyVersion" integer NOT NULL DEFAULT 0`,
  `CREATE TABLE audit_log (
     id uuid PRIMARY KEY,
     at timestamptz NOT NULL,
     action text NOT NULL,
     outcome text NOT NULL CHECK (outcome IN ('done', 'refused')),
     "actorId" uuid,
     "accountId" uuid,
     address text,
     browser text,
     "requestId" text NOT NULL,
     details jsonb NOT NULL
   )`,
  `CREATE INDEX audit_log_of_account ON audit_log ("accountId", id DESC)`,
];

/** What happens to an account after it was opened, and the log of who did it. */
export class AccountLife1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_log');
    for (const column of ['emailConfirmedAt', 'pendingEmail', 'validAfter', 'disabledAt', 'closesAt', 'companyVersion'])
      await runner.query(`ALTER TABLE users DROP COLUMN "${column}"`);
  }
}
