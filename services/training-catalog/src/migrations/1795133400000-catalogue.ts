import { postgresSearchColumns } from '@guildhall/search';
import { eventPathTables } from '@guildhall/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const sources = [
  `CREATE TABLE sources (
     id uuid PRIMARY KEY,
     name text NOT NULL CONSTRAINT sources_name UNIQUE,
     "sourceType" text NOT NULL CHECK ("sourceType" IN ('scraped', 'manual', 'partner')),
     "sourceUrl" text,
     "createdAt" timestamptz NOT NULL
   )`,
  `CREATE TABLE import_runs (
     id uuid PRIMARY KEY,
     "sourceId" uuid NOT NULL REFERENCES sources (id),
     status text NOT NULL CHECK (status IN ('running', 'finished', 'abandoned')),
     "startedAt" timestamptz NOT NULL,
     "endedAt" timestamptz,
     created integer NOT NULL DEFAULT 0,
     updated integer NOT NULL DEFAULT 0,
     unchanged integer NOT NULL DEFAULT 0,
     refused integer NOT NULL DEFAULT 0,
     CHECK ((status = 'running') = ("endedAt" IS NULL))
   )`,
  `CREATE UNIQUE INDEX import_runs_one_running ON import_runs ("sourceId") WHERE status = 'running'`,
  `CREATE INDEX import_runs_source ON import_runs ("sourceId", id)`,
  // What each batch of a running import was answered: a batch that comes again gets the same answer.
  `CREATE TABLE import_batches (
     "runId" uuid NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
     batch integer NOT NULL,
     counts jsonb NOT NULL,
     PRIMARY KEY ("runId", batch)
   )`,
];

const opportunities = [
  `CREATE TABLE training_opportunities (
     id uuid PRIMARY KEY,
     title text NOT NULL,
     provider text,
     description text,
     url text,
     location text,
     format text CHECK (format IN ('online', 'in-person', 'hybrid')),
     duration text,
     "durationMinDays" integer CHECK ("durationMinDays" >= 0),
     "durationMaxDays" integer CHECK ("durationMaxDays" >= "durationMinDays"),
     "instructionHours" double precision CHECK ("instructionHours" > 0),
     industry text[] NOT NULL DEFAULT '{}',
     skills text[] NOT NULL DEFAULT '{}',
     cost text,
     "costMinCents" integer CHECK ("costMinCents" >= 0),
     "costMaxCents" integer CHECK ("costMaxCents" >= "costMinCents"),
     "startDate" text,
     "startsAt" timestamptz,
     prerequisites text[] NOT NULL DEFAULT '{}',
     certifications text[] NOT NULL DEFAULT '{}',
     "skillLevel" text CHECK ("skillLevel" IN ('beginner', 'intermediate', 'advanced', 'expert')),
     certification text CHECK (certification IN ('required', 'optional', 'none')),
     street text,
     city text,
     state text,
     zip text CHECK (zip ~ '^[0-9]{5}$'),
     latitude double precision,
     longitude double precision,
     "sourceType" text NOT NULL DEFAULT 'manual' CHECK ("sourceType" IN ('scraped', 'manual', 'partner')),
     "sourceUrl" text,
     "sourceId" uuid NOT NULL REFERENCES sources (id),
     "sourceKey" text NOT NULL,
     status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'archived', 'pending')),
     version bigint NOT NULL DEFAULT 1,
     "contentHash" text NOT NULL,
     "lastRunId" uuid NOT NULL REFERENCES import_runs (id),
     "createdAt" timestamptz NOT NULL,
     "updatedAt" timestamptz NOT NULL,
     "lastSeenAt" timestamptz NOT NULL,
     CONSTRAINT training_opportunities_source_key UNIQUE ("sourceId", "sourceKey")
   )`,
  // The table's own fingerprint (count and sum of versions) is read from this alone.
  `CREATE INDEX training_opportunities_fingerprint ON training_opportunities (version) WHERE status = 'active'`,
  // Every import touches "lastSeenAt": room in the page keeps that from touching the indexes.
  `ALTER TABLE training_opportunities SET (fillfactor = 80)`,
];

/** Opportunities with their search columns, sources, import runs and the event path. */
export class Catalogue1795133400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const searchColumns = postgresSearchColumns({ table: 'training_opportunities' });
    for (const statement of [...eventPathTables, ...sources, ...opportunities, ...searchColumns])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = [
      'training_opportunities_words',
      'training_opportunities',
      'import_batches',
      'import_runs',
      'sources',
    ];
    for (const table of [...tables, 'event_stream', 'inbox', 'outbox']) await runner.query(`DROP TABLE ${table}`);
  }
}
