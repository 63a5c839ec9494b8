import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the links that were mailed to one mailbox of late, however its address was written. */
export class MailboxesOfLinks1795262000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_time_links ADD COLUMN "emailKey" text');
    await runner.query('UPDATE one_time_links SET "emailKey" = lower(email)');
    await runner.query('ALTER TABLE one_time_links ALTER COLUMN "emailKey" SET NOT NULL');
    await runner.query('CREATE INDEX one_time_links_mailbox ON one_time_links ("emailKey", purpose, "createdAt")');
    await runner.query('CREATE INDEX one_time_links_account ON one_time_links ("accountId", purpose, "createdAt")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX one_time_links_account');
    await runner.query('ALTER TABLE one_time_links DROP COLUMN "emailKey"');
  }
}
