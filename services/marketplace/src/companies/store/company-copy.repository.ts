import { Injectable } from '@nestjs/common';
import { Transactions } from '@guildhall/service-kit';
import { In } from 'typeorm';
import type { CompanyCopy } from '../domain/company-copy.js';
import { CompanyCopyEntity } from './company-copy.entity.js';

/** The copies' own table. */
@Injectable()
export class CompanyCopyRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Keeps a newer copy; an older one, arriving late, changes nothing. */
  async keep({ id, name, city, state, logo, version }: CompanyCopy): Promise<void> {
    await this.transactions.query(
      `INSERT INTO companies (id, name, city, state, logo, version) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET name = $2, city = $3, state = $4, logo = $5, version = $6
       WHERE companies.version < $6`,
      [id, name, city, state, logo, version],
    );
  }

  /** The copies of these companies by id; those not heard of yet are missing. */
  async findAll(ids: readonly string[]): Promise<Map<string, CompanyCopy>> {
    const rows = await this.transactions.repository(CompanyCopyEntity).findBy({ id: In([...new Set(ids)]) });
    return new Map(rows.map((row) => [row.id, row]));
  }
}
