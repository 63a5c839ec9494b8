import type { AuditAction, AuditEntry } from '@guildhall/contracts/auth';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredAuditEntry } from '../domain/audit-entry.js';

/** A row of `audit_log`. The service's role may add and read such rows, never change or remove them. */
@Entity('audit_log')
export class AuditEntryEntity implements StoredAuditEntry {
  @PrimaryColumn('uuid') id!: string;
  @Column('timestamptz') at!: Date;
  @Column('text') action!: AuditAction;
  @Column('text') outcome!: AuditEntry['outcome'];
  @Column('uuid', { nullable: true }) actorId!: string | null;
  @Column('uuid', { nullable: true }) accountId!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) browser!: string | null;
  @Column('text') requestId!: string;
  @Column('jsonb') details!: Record<string, string>;
}
