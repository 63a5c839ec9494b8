import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `ALTER TABLE training_requests ADD COLUMN "answeredAt" timestamptz, ADD COLUMN "answeredBy" uuid`,
  `ALTER TABLE training_requests DROP CONSTRAINT training_requests_status_check`,
  `ALTER TABLE training_requests ADD CONSTRAINT training_requests_status_check
     CHECK (status IN ('received', 'answered') AND (status = 'answered') = ("answeredAt" IS NOT NULL))`,
  `CREATE INDEX training_requests_open ON training_requests (id DESC) WHERE status = 'received'`,
];

/** A training request that was answered says when and by whom. */
export class AnsweredRequests1795220100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE training_requests SET status = 'received', "answeredAt" = NULL`);
    await runner.query('DROP INDEX training_requests_open');
    await runner.query('ALTER TABLE training_requests DROP CONSTRAINT training_requests_status_check');
    await runner.query('ALTER TABLE training_requests DROP COLUMN "answeredAt", DROP COLUMN "answeredBy"');
    await runner.query(
      `ALTER TABLE training_requests ADD CONSTRAINT training_requests_status_check CHECK (status = 'received')`,
    );
  }
}
