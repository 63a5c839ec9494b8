import { eventPathTables } from '@guildhall/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  // One event notifies an account once of one kind, and mails a recipient once by one template.
  `CREATE TABLE notifications (
     id uuid PRIMARY KEY,
     "accountId" uuid NOT NULL,
     kind text NOT NULL,
     event uuid NOT NULL,
     title text NOT NULL,
     body text NOT NULL,
     "readAt" timestamptz,
     "createdAt" timestamptz NOT NULL,
     CONSTRAINT notifications_once UNIQUE ("accountId", kind, event)
   )`,
  `CREATE INDEX notifications_newest ON notifications ("accountId", id DESC)`,
  `CREATE INDEX notifications_unread ON notifications ("accountId") WHERE "readAt" IS NULL`,
  `CREATE TABLE mails (
     id uuid PRIMARY KEY,
     template text NOT NULL,
     recipient text NOT NULL,
     event uuid NOT NULL,
     facts jsonb NOT NULL,
     status text NOT NULL CHECK (status IN ('written', 'claimed', 'sent', 'postponed', 'refused')),
     claim uuid,
     attempts integer NOT NULL DEFAULT 0,
     "dueAt" timestamptz NOT NULL,
     "lastReason" text,
     "createdAt" timestamptz NOT NULL,
     "settledAt" timestamptz,
     CONSTRAINT mails_once UNIQUE (template, recipient, event)
   )`,
  `CREATE INDEX mails_due ON mails ("dueAt", id) WHERE status IN ('written', 'claimed', 'postponed')`,
];

/** Notifications, outgoing mail and the event path. */
export class NotificationsAndMails1795132800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...eventPathTables, ...tables]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['mails', 'notifications', 'event_stream', 'inbox', 'outbox'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
