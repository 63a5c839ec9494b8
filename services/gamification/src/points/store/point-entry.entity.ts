import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PointEntry } from '../domain/award.js';

/** A row of `point_entries`: one award. */
@Entity('point_entries')
export class PointEntryEntity implements PointEntry {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') accountId!: string;
  @Column('uuid') companyId!: string;
  @Column('text') rule!: string;
  @Column('text') source!: string;
  @Column('int') points!: number;
  @Column('text') reason!: string;
  @Column('timestamptz') awardedAt!: Date;
}
