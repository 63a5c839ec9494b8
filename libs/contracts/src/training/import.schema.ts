import { z } from 'zod';
import { text, webAddress } from '../fields/index.js';
import { certificationKinds, formats, skillLevels, sourceTypes } from './options.js';

/** Most rows and bytes of one batch: the broker stops at 1 MiB. */
export const importBatch = { rows: 200, bytes: 256 * 1024 } as const;

const fact = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);
const list = z.array(text(300)).max(60).default([]);
const whole = z
  .int()
  .min(0)
  .max(2_147_483_647)
  .nullish()
  .transform((value) => value ?? null);

/** One opportunity as a source gives it. Title and key are demanded; all else may be unknown. */
export const importedOpportunity = z.strictObject({
  key: text(200).min(1, 'A key of the source is needed'),
  title: text(500).min(1, 'A title is needed'),
  provider: fact(300),
  description: fact(20_000),
  url: webAddress()
    .nullish()
    .transform((value) => value || null),
  location: fact(300),
  format: z
    .enum(formats)
    .nullish()
    .transform((value) => value ?? null),
  duration: fact(200),
  durationMinDays: whole,
  durationMaxDays: whole,
  instructionHours: z
    .number()
    .positive()
    .max(100_000)
    .nullish()
    .transform((value) => value ?? null),
  industry: list,
  skills: list,
  cost: fact(200),
  costMinCents: whole,
  costMaxCents: whole,
  startDate: fact(200),
  startsAt: z.iso
    .datetime({ offset: true })
    .nullish()
    .transform((value) => value ?? null),
  prerequisites: list,
  certifications: list,
  skillLevel: z
    .enum(skillLevels)
    .nullish()
    .transform((value) => value ?? null),
  certification: z
    .enum(certificationKinds)
    .nullish()
    .transform((value) => value ?? null),
  street: fact(300),
  city: fact(100),
  state: fact(60),
  zip: fact(12),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .nullish()
    .transform((value) => value ?? null),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .nullish()
    .transform((value) => value ?? null),
  /** A source that still lists what it no longer offers says `archived`. */
  status: z
    .enum(['active', 'archived'])
    .nullish()
    .transform((value) => value ?? 'active'),
});
export type ImportedOpportunity = z.output<typeof importedOpportunity>;

export const importSource = z.strictObject({
  name: text(120).min(1),
  sourceType: z.enum(sourceTypes),
  sourceUrl: webAddress()
    .nullish()
    .transform((value) => value || null),
});
export type ImportSource = z.output<typeof importSource>;

/** The most batches of one run: four million rows. */
export const mostBatches = 20_000;

/** What one batch did. `refused` names the place of each refused row in the batch, and why. */
export const importCounts = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ index: z.int(), reason: z.string() })),
});
export type ImportCounts = z.output<typeof importCounts>;
