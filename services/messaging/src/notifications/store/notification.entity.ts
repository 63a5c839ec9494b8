import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredNotification } from '../domain/notification.js';

/** A row of `notifications`. */
@Entity('notifications')
export class NotificationEntity implements StoredNotification {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') accountId!: string;
  @Column('text') kind!: string;
  @Column('uuid') event!: string;
  @Column('text') title!: string;
  @Column('text') body!: string;
  @Column('timestamptz', { nullable: true }) readAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
}
