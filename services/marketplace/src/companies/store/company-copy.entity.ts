import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CompanyCopy } from '../domain/company-copy.js';

/** A row of `companies`. */
@Entity('companies')
export class CompanyCopyEntity implements CompanyCopy {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) city!: string | null;
  @Column('text', { nullable: true }) state!: string | null;
  @Column('text', { nullable: true }) logo!: string | null;
  @Column('int') version!: number;
}
