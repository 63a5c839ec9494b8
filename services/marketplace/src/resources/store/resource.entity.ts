import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredResource } from '../domain/resource.js';

/** A row of `resources`. Its search_vector is PostgreSQL's own work. */
@Entity('resources')
export class ResourceEntity implements StoredResource {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') userId!: string;
  @Column('uuid') companyId!: string;
  @Column('text') type!: StoredResource['type'];
  @Column('text') title!: string;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) location!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) city!: string | null;
  @Column('text', { nullable: true }) state!: string | null;
  @Column('text', { nullable: true }) zip!: string | null;
  @Column('text', { nullable: true }) country!: string | null;
  @Column('text') priceType!: StoredResource['priceType'];
  @Column('real', { nullable: true }) price!: number | null;
  @Column('int', { nullable: true }) priceCents!: number | null;
  @Column('text', { nullable: true }) priceUnit!: StoredResource['priceUnit'];
  @Column('int') capacity!: number;
  @Column('text', { array: true }) images!: string[];
  @Column('text', { array: true }) certifications!: string[];
  @Column('text', { nullable: true }) availabilityType!: StoredResource['availabilityType'];
  @Column('jsonb') availabilityDates!: StoredResource['availabilityDates'];
  @Column('jsonb', { nullable: true }) availabilityHours!: StoredResource['availabilityHours'];
  @Column('text', { nullable: true }) prerequisites!: string | null;
  @Column('text') status!: StoredResource['status'];
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
}
