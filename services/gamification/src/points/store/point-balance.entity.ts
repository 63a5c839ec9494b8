import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PointBalance } from '../domain/award.js';

/** A row of `point_balances`: the sum of an account's ledger rows. */
@Entity('point_balances')
export class PointBalanceEntity implements PointBalance {
  @PrimaryColumn('uuid') accountId!: string;
  @Column('int') balance!: number;
  @Column('int') version!: number;
}
