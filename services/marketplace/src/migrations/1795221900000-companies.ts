import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `CREATE TABLE companies (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  city text,
  state text,
  logo text,
  version integer NOT NULL
)`;

/** A copy of what other companies see of each, fed by events. */
export class Companies1795221900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE companies');
  }
}
