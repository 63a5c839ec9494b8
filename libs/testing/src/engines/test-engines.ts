import { existsSync, readFileSync } from 'node:fs';

/** The real engines the integration tests share. */
export interface TestEngines {
  urls: {
    /** The owner's. Suites work in clones (`cloneDatabase`), never here. */
    DATABASE_URL: string;
    REDIS_URL: string;
    NATS_URL: string;
    SMTP_URL: string;
    /** Absent where no Elasticsearch could be started. */
    ELASTICSEARCH_URL?: string;
  };
  /** Why there is no Elasticsearch, in words for the test's title; null when there is one. */
  elasticsearchSkipped: string | null;
  /** Address of the mail catcher's inbox; `/api/mails` answers JSON. */
  mailInbox: string;
  pids: Record<string, number>;
  /** The services' database passwords by schema. */
  rolePasswords: Record<string, string>;
  /** NATS credentials by process name; `test` may do everything. */
  broker: Record<string, { user: string; password: string }>;
}

/**
 * How to reach the engines that were started for this run of the tests.
 * Throws, saying how to start them, when a suite is run without them.
 */
export function testEngines(): TestEngines {
  const file = process.env['GUILDHALL_TEST_ENGINES'];
  if (!file || !existsSync(file)) {
    throw new Error('Integration tests need real engines: run them with `npm run test:int -- <path pattern>`.');
  }
  return JSON.parse(readFileSync(file, 'utf8')) as TestEngines;
}
