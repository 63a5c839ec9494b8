import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  // Whose account a mail is about: null where it is about none, such as a visitor's request.
  `ALTER TABLE mails ADD COLUMN "accountId" uuid`,
  `CREATE INDEX mails_of_account ON mails ("accountId", id DESC)`,
];

/** A mail knows the account that it is about: it can be exported with it, and goes with it. */
export class MailsOfAccounts1795260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN "accountId"');
  }
}
