import { eventPathTables } from '@guildhall/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  // "price" is what was written, in dollars; money is counted in "priceCents" alone.
  `CREATE TABLE resources (
     id uuid PRIMARY KEY,
     "userId" uuid NOT NULL,
     "companyId" uuid NOT NULL,
     type text NOT NULL CHECK (type IN ('machine', 'facility', 'instructor')),
     title text NOT NULL,
     description text,
     location text,
     address text,
     city text,
     state text,
     zip text,
     country text,
     "priceType" text NOT NULL CHECK ("priceType" IN ('fixed', 'negotiable', 'free')),
     price real CHECK (price >= 0),
     "priceCents" integer CHECK ("priceCents" >= 0),
     "priceUnit" text CHECK ("priceUnit" IN ('hour', 'day', 'session', 'seat')),
     capacity integer NOT NULL DEFAULT 2 CHECK (capacity > 0),
     images text[] NOT NULL DEFAULT '{}',
     certifications text[] NOT NULL DEFAULT '{}',
     "availabilityType" text CHECK ("availabilityType" IN ('weekly', 'dates', 'weekly_plus_dates')),
     "availabilityDates" jsonb NOT NULL DEFAULT '[]',
     "availabilityHours" jsonb,
     prerequisites text,
     status text NOT NULL DEFAULT 'active' CHECK (status IN ('draft', 'active', 'paused', 'removed')),
     "createdAt" timestamptz NOT NULL,
     "updatedAt" timestamptz NOT NULL,
     search_vector tsvector GENERATED ALWAYS AS (
       setweight(to_tsvector('english', title), 'A') ||
       setweight(to_tsvector('english', coalesce(city, '') || ' ' || coalesce(state, '')), 'B') ||
       setweight(to_tsvector('english', coalesce(description, '') || ' ' || coalesce(prerequisites, '')), 'C')
     ) STORED
   )`,
  `CREATE INDEX resources_search ON resources USING gin (search_vector)`,
  `CREATE INDEX resources_newest ON resources (id DESC) WHERE status = 'active'`,
  `CREATE INDEX resources_company ON resources ("companyId")`,
];

/** The resources that companies lend each other, and the event path. */
export class Resources1795132800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...eventPathTables, ...tables]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['resources', 'event_stream', 'inbox', 'outbox']) await runner.query(`DROP TABLE ${table}`);
  }
}
