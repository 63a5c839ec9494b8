/**
 * The tables of the event path, for the first migration of every service that keeps rows.
 * `outbox` holds what is to be told (kept 7 days after sending), `inbox` what was heard,
 * `event_stream` which stream of the broker this service has last told its events to.
 */
export const eventPathTables: readonly string[] = [
  `CREATE TABLE outbox (
     id uuid PRIMARY KEY,
     name text NOT NULL,
     payload jsonb NOT NULL,
     request_id text,
     created_at timestamptz NOT NULL DEFAULT now(),
     claimed_until timestamptz,
     sent_at timestamptz
   )`,
  `CREATE INDEX outbox_unsent ON outbox (id) WHERE sent_at IS NULL`,
  `CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL`,
  `CREATE TABLE inbox (
     consumer text NOT NULL,
     event_id uuid NOT NULL,
     received_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (consumer, event_id)
   )`,
  `CREATE TABLE event_stream (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), stream_created_at text NOT NULL)`,
];
