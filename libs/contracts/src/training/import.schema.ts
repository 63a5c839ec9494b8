import { z } from 'zod';
import { instant, text, webAddress } from '../fields/index.js';
import { certificationKinds, formats, skillLevels, sourceTypes } from './options.js';

/** Most rows and bytes of one batch: the broker stops at 1 MiB. */
export const importBatch = { rows: 200, bytes: 256 * 1024 } as const;

const fact = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);
const list = z.array(text(300), 'Must be a list of texts').max(60, 'Must have at most 60 entries').default([]);
const number = (min: number, max: number) => {
  const message = `Must be a number from ${min} to ${max}`;
  return z.number(message).min(min, message).max(max, message);
};
const wholeMost = 2_147_483_647;
const whole = orNull(z.int('Must be a whole number').min(0, 'Must not be negative').max(wholeMost, 'Is too large'));
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, `Must be one of ${options.join(', ')}`);

/** What may be left out or null: both are "not stated". */
function orNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

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
  format: orNull(oneOf(formats)),
  duration: fact(200),
  durationMinDays: whole,
  durationMaxDays: whole,
  instructionHours: orNull(number(0, 100_000).positive('Must be more than 0')),
  industry: list,
  skills: list,
  cost: fact(200),
  costMinCents: whole,
  costMaxCents: whole,
  startDate: fact(200),
  startsAt: orNull(instant()),
  prerequisites: list,
  certifications: list,
  skillLevel: orNull(oneOf(skillLevels)),
  certification: orNull(oneOf(certificationKinds)),
  street: fact(300),
  city: fact(100),
  state: fact(60),
  zip: fact(12),
  latitude: orNull(number(-90, 90)),
  longitude: orNull(number(-180, 180)),
  /** A source that still lists what it no longer offers says `archived`. */
  status: oneOf(['active', 'archived'])
    .nullish()
    .transform((value) => value ?? 'active'),
});
export type ImportedOpportunity = z.output<typeof importedOpportunity>;

export const importSource = z.strictObject({
  name: text(120).min(1, 'A name is needed'),
  sourceType: oneOf(sourceTypes),
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
