import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What companies asked for. */
export class TrainingRequests1795170000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE training_requests (
         id uuid PRIMARY KEY,
         "companyName" text NOT NULL,
         "contactName" text NOT NULL,
         email text NOT NULL,
         phone text,
         "trainingNeeds" text NOT NULL,
         "skillsNeeded" text NOT NULL,
         industry text NOT NULL,
         "employeeCount" text,
         timeframe text,
         "preferredFormat" text,
         budget text,
         "contactConsent" boolean NOT NULL CHECK ("contactConsent"),
         status text NOT NULL CHECK (status IN ('received')),
         "createdAt" timestamptz NOT NULL
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE training_requests');
  }
}
