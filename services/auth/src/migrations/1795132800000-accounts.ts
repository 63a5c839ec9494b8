import { eventPathTables } from '@guildhall/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE companies (
     id uuid PRIMARY KEY,
     "createdAt" timestamptz NOT NULL
   )`,
  `CREATE TABLE users (
     id uuid PRIMARY KEY,
     "companyId" uuid NOT NULL REFERENCES companies (id),
     username text NOT NULL,
     username_key text NOT NULL CONSTRAINT users_username_key UNIQUE,
     password text NOT NULL,
     "companyName" text NOT NULL,
     email text NOT NULL,
     email_key text NOT NULL CONSTRAINT users_email_key UNIQUE,
     "firstName" text,
     "lastName" text,
     phone text,
     address text,
     city text,
     state text,
     zip text,
     country text,
     industry text,
     logo text,
     description text,
     website text,
     "referralCode" text CONSTRAINT users_referral_code UNIQUE,
     "usedReferralCode" text,
     "referredBy" uuid,
     points integer NOT NULL DEFAULT 0,
     level integer NOT NULL DEFAULT 1,
     "pointsVersion" integer NOT NULL DEFAULT 0,
     "createdAt" timestamptz NOT NULL
   )`,
  `CREATE INDEX users_company ON users ("companyId")`,
];

/** Companies, their accounts and the event path. */
export class Accounts1795132800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...eventPathTables, ...tables]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['users', 'companies', 'event_stream', 'inbox', 'outbox'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
