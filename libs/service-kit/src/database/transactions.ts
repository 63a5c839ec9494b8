import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { currentContext } from '../context/request-context.js';
import { DataSource, EntityManager } from 'typeorm';
import type { EntityTarget, ObjectLiteral, Repository } from 'typeorm';

const open = new AsyncLocalStorage<EntityManager>();

/**
 * Lets a use case say "all of this or nothing" without saying TypeORM: stores ask here for the manager,
 * and get the open transaction's where there is one.
 */
@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in one transaction; within an open one it simply takes part.
   * @throws DomainError `service.too_slow` when whoever asked has given up: what nobody waits for is not begun.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (open.getStore()) return work();
    refuseWhenNobodyWaits();
    return this.dataSource.transaction((manager) => open.run(manager, work));
  }

  /** For stores only. */
  get manager(): EntityManager {
    return open.getStore() ?? this.dataSource.manager;
  }

  /** For stores only. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.manager.getRepository(entity);
  }

  /** For stores only: one SQL statement, inside the open transaction where there is one. */
  async query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.manager.query(sql, values);
  }
}

function refuseWhenNobodyWaits(): void {
  const { deadline } = currentContext();
  if (deadline !== undefined && deadline < Date.now()) throw new DomainError('service.too_slow');
}
