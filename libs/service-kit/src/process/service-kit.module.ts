import { Global, Module } from '@nestjs/common';
import type { DynamicModule, Provider } from '@nestjs/common';
import { systemClock } from '@guildhall/kernel';
import type { ProcessName } from '@guildhall/contracts/rpc';
import { DataSource } from 'typeorm';
import type { ProcessSettings } from '../config/load-config.js';
import { DatabaseModule } from '../database/database.module.js';
import { EventPathModule } from '../events/event-path.module.js';
import { RpcClientModule } from '../rpc/rpc-client.module.js';
import { Readiness } from './readiness.js';

/** The token under which use cases get the clock. */
export const CLOCK = Symbol('clock');

/** A process that keeps rows is ready while its database answers. */
const databaseReadiness: Provider = {
  provide: 'DATABASE_READINESS',
  inject: [Readiness, DataSource],
  useFactory: (readiness: Readiness, database: DataSource) =>
    readiness.require('database', () => database.query('SELECT 1')),
};

/** What every process shares, in one import. */
@Global()
@Module({})
export class ServiceKitModule {
  /** A service with its own schema. */
  static forService(
    process: ProcessName,
    schema: string,
    settings: ProcessSettings & { DATABASE_URL: string },
  ): DynamicModule {
    return {
      ...ServiceKitModule.base([databaseReadiness]),
      imports: [
        RpcClientModule.forProcess(process, settings),
        DatabaseModule.forSchema(schema, settings.DATABASE_URL),
        EventPathModule.forService(process, schema, settings),
      ],
    };
  }

  /** A stateless replica: reads a service's rows, tells and hears no events. */
  static forReader(
    process: ProcessName,
    schema: string,
    settings: ProcessSettings & { DATABASE_URL: string },
  ): DynamicModule {
    return {
      ...ServiceKitModule.base([databaseReadiness]),
      imports: [
        RpcClientModule.forProcess(process, settings),
        DatabaseModule.forSchema(schema, settings.DATABASE_URL),
        EventPathModule.forReader(process, settings),
      ],
    };
  }

  /** A process that keeps no rows. */
  static forListener(process: ProcessName, settings: ProcessSettings): DynamicModule {
    return {
      ...ServiceKitModule.base(),
      imports: [RpcClientModule.forProcess(process, settings), EventPathModule.forListener(process, settings)],
    };
  }

  private static base(more: Provider[] = []): DynamicModule {
    return {
      module: ServiceKitModule,
      providers: [Readiness, { provide: CLOCK, useValue: systemClock }, ...more],
      exports: [Readiness, CLOCK],
    };
  }
}
