import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ImportRun, RunStatus } from '../domain/import-run.js';

/** A row of `import_runs`. */
@Entity('import_runs')
export class ImportRunEntity implements ImportRun {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') sourceId!: string;
  @Column('text') status!: RunStatus;
  @Column('timestamptz') startedAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('int') created!: number;
  @Column('int') updated!: number;
  @Column('int') unchanged!: number;
  @Column('int') refused!: number;
}
