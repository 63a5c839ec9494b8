import { z } from 'zod';
import { countSeen, instant, optionalText, text, webAddress } from '../fields/index.js';
import { certificationKinds, formats, skillLevels, sourceTypes } from './options.js';

/** Most rows and bytes of one batch: the broker stops at 1 MiB. */
export const importBatch = { rows: 200, bytes: 256 * 1024 } as const;

/** A text that must be there; `message` is said of an empty one. */
const stated = (max: number, message: string) => text(max).refine((value) => countSeen(value) > 0, message);
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
  key: stated(200, 'A key of the source is needed'),
  title: stated(500, 'A title is needed'),
  provider: optionalText(300),
  description: optionalText(20_000),
  url: webAddress()
    .nullish()
    .transform((value) => value || null),
  location: optionalText(300),
  format: orNull(oneOf(formats)),
  duration: optionalText(200),
  durationMinDays: whole,
  durationMaxDays: whole,
  instructionHours: orNull(number(0, 100_000).positive('Must be more than 0')),
  industry: list,
  skills: list,
  cost: optionalText(200),
  costMinCents: whole,
  costMaxCents: whole,
  startDate: optionalText(200),
  startsAt: orNull(instant()),
  prerequisites: list,
  certifications: list,
  skillLevel: orNull(oneOf(skillLevels)),
  certification: orNull(oneOf(certificationKinds)),
  street: optionalText(300),
  city: optionalText(100),
  state: optionalText(60),
  zip: optionalText(12),
  latitude: orNull(number(-90, 90)),
  longitude: orNull(number(-180, 180)),
  /** A source that still lists what it no longer offers says `archived`. */
  status: oneOf(['active', 'archived'])
    .nullish()
    .transform((value) => value ?? 'active'),
});
export type ImportedOpportunity = z.output<typeof importedOpportunity>;

export const importSource = z.strictObject({
  name: stated(120, 'A name is needed'),
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
