import type { MailTemplate } from '@guildhall/contracts/messaging';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailFacts, StoredMail } from '../domain/mail.js';
import type { MailStatus } from '../domain/mail-process.js';

/** A row of `mails`: one mail to one recipient. */
@Entity('mails')
export class MailEntity implements StoredMail {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') template!: MailTemplate;
  @Column('text') recipient!: string;
  @Column('uuid') event!: string;
  @Column('uuid', { nullable: true }) accountId!: string | null;
  @Column('jsonb') facts!: MailFacts[MailTemplate];
  @Column('text') status!: MailStatus;
  @Column('uuid', { nullable: true }) claim!: string | null;
  @Column('int') attempts!: number;
  @Column('timestamptz') dueAt!: Date;
  @Column('text', { nullable: true }) lastReason!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
}
