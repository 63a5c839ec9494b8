import type { SourceType } from '@guildhall/contracts/training';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Source } from '../domain/source.js';

/** A row of `sources`. */
@Entity('sources')
export class SourceEntity implements Source {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') sourceType!: SourceType;
  @Column('text', { nullable: true }) sourceUrl!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
