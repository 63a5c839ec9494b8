import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the accounts whose time has come without reading all the others. */
export class ClosingAccounts1795260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX users_closing ON users ("closesAt") WHERE "closesAt" IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_closing');
  }
}
