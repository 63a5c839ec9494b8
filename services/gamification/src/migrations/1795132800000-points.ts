import { eventPathTables } from '@guildhall/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  // Rows are only ever added: a correction is a further row. One source pays a member once per rule.
  `CREATE TABLE point_entries (
     id uuid PRIMARY KEY,
     "accountId" uuid NOT NULL,
     "companyId" uuid NOT NULL,
     rule text NOT NULL,
     source text NOT NULL,
     points integer NOT NULL,
     reason text NOT NULL,
     "awardedAt" timestamptz NOT NULL,
     CONSTRAINT point_entries_once UNIQUE ("accountId", rule, source)
   )`,
  `CREATE INDEX point_entries_newest ON point_entries ("accountId", "awardedAt" DESC, id DESC)`,
  `CREATE TABLE point_balances (
     "accountId" uuid PRIMARY KEY,
     balance integer NOT NULL,
     version integer NOT NULL CHECK (version > 0)
   )`,
];

/** The points ledger, its balances and the event path. */
export class Points1795132800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...eventPathTables, ...tables]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['point_balances', 'point_entries', 'event_stream', 'inbox', 'outbox'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
