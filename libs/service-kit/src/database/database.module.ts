import { Global, Logger, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Transactions } from './transactions.js';

const logger = new Logger('Database');

/** One schema of PostgreSQL, by the service's own role. Migrations are the migrator's; nothing is synchronised here. */
@Global()
@Module({})
export class DatabaseModule {
  /** `schema` is the service's own; `url` names its role. Waits for PostgreSQL instead of giving up. */
  static forSchema(schema: string, url: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          type: 'postgres',
          url,
          schema,
          synchronize: false,
          migrationsRun: false,
          installExtensions: false,
          uuidExtension: 'pgcrypto',
          autoLoadEntities: true,
          retryAttempts: Number.MAX_SAFE_INTEGER,
          retryDelay: 500,
          poolSize: 8,
          applicationName: `guildhall-${schema}`,
          // A value that is missing by mistake must never mean "any row".
          invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
          // Without a listener a restart of PostgreSQL would end this process.
          poolErrorHandler: (error: Error) => logger.warn(`A pooled connection was lost: ${error.message}`),
          extra: {
            options: `-c search_path=${schema},public -c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000`,
            connectionTimeoutMillis: 1500,
          },
        }),
      ],
      providers: [Transactions],
      exports: [Transactions, TypeOrmModule],
    };
  }
}
