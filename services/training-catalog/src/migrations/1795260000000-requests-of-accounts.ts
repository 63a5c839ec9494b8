import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  // Null where a visitor asked.
  `ALTER TABLE training_requests ADD COLUMN "accountId" uuid`,
  `CREATE INDEX training_requests_of_account ON training_requests ("accountId", id DESC)`,
];

/** A training request knows the account that it was sent from. */
export class RequestsOfAccounts1795260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE training_requests DROP COLUMN "accountId"');
  }
}
