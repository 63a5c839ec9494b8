import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links are counted for the mailbox itself: what follows a `+` in its address is a label of its owner's. */
export class BudgetsOfMailboxes1795263000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE one_time_links SET "emailKey" = regexp_replace("emailKey", '^([^+]+)\\+.*(@[^@]*)$', '\\1\\2')
       WHERE "emailKey" LIKE '%+%@%'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE one_time_links SET "emailKey" = lower(email) WHERE email LIKE '%+%@%'`);
  }
}
