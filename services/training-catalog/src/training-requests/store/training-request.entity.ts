import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredTrainingRequest } from '../domain/training-request.js';

/** A row of `training_requests`. */
@Entity('training_requests')
export class TrainingRequestEntity implements StoredTrainingRequest {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') companyName!: string;
  @Column('text') contactName!: string;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text') trainingNeeds!: string;
  @Column('text') skillsNeeded!: string;
  @Column('text') industry!: string;
  @Column('text', { nullable: true }) employeeCount!: string | null;
  @Column('text', { nullable: true }) timeframe!: string | null;
  @Column('text', { nullable: true }) preferredFormat!: string | null;
  @Column('text', { nullable: true }) budget!: string | null;
  @Column('boolean') contactConsent!: boolean;
  @Column('text') status!: StoredTrainingRequest['status'];
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) answeredAt!: Date | null;
  @Column('uuid', { nullable: true }) answeredBy!: string | null;
  @Column('uuid', { nullable: true }) accountId!: string | null;
}
