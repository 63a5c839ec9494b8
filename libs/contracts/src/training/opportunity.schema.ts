import { z } from 'zod';
import { id, instant } from '../fields/index.js';
import { certificationKinds, formats, opportunityStatuses, skillLevels, sourceTypes } from './options.js';

const fact = z.string().nullable();
const count = z.int().min(0).nullable();

/** A training opportunity. Null is "not stated": never zero, never "online". Source texts stand beside derived values. */
export const opportunity = z.object({
  id: id(),
  title: z.string(),
  provider: fact,
  description: fact,
  url: fact,
  location: fact,
  format: z.enum(formats).nullable(),
  /** As the source writes it; `durationMinDays` to `durationMaxDays` is its calendar length. */
  duration: fact,
  durationMinDays: count,
  durationMaxDays: count,
  instructionHours: z.number().positive().nullable(),
  industry: z.array(z.string()),
  skills: z.array(z.string()),
  /** As the source writes it; the cents beside it are derived. */
  cost: fact,
  costMinCents: count,
  costMaxCents: count,
  /** As the source writes it; `startsAt` where it names a day. */
  startDate: fact,
  startsAt: instant().nullable(),
  prerequisites: z.array(z.string()),
  certifications: z.array(z.string()),
  skillLevel: z.enum(skillLevels).nullable(),
  certification: z.enum(certificationKinds).nullable(),
  street: fact,
  city: fact,
  state: fact,
  zip: fact,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  sourceType: z.enum(sourceTypes),
  sourceUrl: fact,
  sourceName: z.string(),
  status: z.enum(opportunityStatuses),
  createdAt: instant(),
  updatedAt: instant(),
  lastSeenAt: instant(),
});
export type Opportunity = z.output<typeof opportunity>;

/**
 * What a list shows of an opportunity: enough for its card. Descriptions are cut at 1,500 characters and lists at 12
 * entries, so that a page of 50 passes the broker.
 */
export const opportunitySummary = opportunity.pick({
  id: true,
  title: true,
  provider: true,
  description: true,
  url: true,
  location: true,
  format: true,
  duration: true,
  durationMinDays: true,
  durationMaxDays: true,
  instructionHours: true,
  industry: true,
  skills: true,
  cost: true,
  costMinCents: true,
  costMaxCents: true,
  startDate: true,
  startsAt: true,
  certification: true,
  sourceType: true,
});
export type OpportunitySummary = z.output<typeof opportunitySummary>;
