import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredAccount } from '../domain/account.js';

/** A row of `users`: one company's business account. */
@Entity('users')
export class AccountEntity implements StoredAccount {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') companyId!: string;
  @Column('text') username!: string;
  @Column('text') username_key!: string;
  @Column('text') password!: string;
  @Column('text') companyName!: string;
  @Column('text') email!: string;
  @Column('text') email_key!: string;
  @Column('text', { nullable: true }) firstName!: string | null;
  @Column('text', { nullable: true }) lastName!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) city!: string | null;
  @Column('text', { nullable: true }) state!: string | null;
  @Column('text', { nullable: true }) zip!: string | null;
  @Column('text', { nullable: true }) country!: string | null;
  @Column('text', { nullable: true }) industry!: string | null;
  @Column('text', { nullable: true }) logo!: string | null;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  @Column('text', { nullable: true }) referralCode!: string | null;
  @Column('text', { nullable: true }) usedReferralCode!: string | null;
  @Column('uuid', { nullable: true }) referredBy!: string | null;
  @Column('int') points!: number;
  @Column('int') level!: number;
  @Column('int') pointsVersion!: number;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) emailConfirmedAt!: Date | null;
  @Column('text', { nullable: true }) pendingEmail!: string | null;
  @Column('timestamptz') validAfter!: Date;
  @Column('timestamptz', { nullable: true }) disabledAt!: Date | null;
  @Column('timestamptz', { nullable: true }) closesAt!: Date | null;
  @Column('int') companyVersion!: number;
}

/** A row of `companies`. */
@Entity('companies')
export class CompanyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('timestamptz') createdAt!: Date;
}
