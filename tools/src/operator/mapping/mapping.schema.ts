import { importedOpportunity, sourceTypes } from '@guildhall/contracts/training';
import type { ImportedOpportunity } from '@guildhall/contracts/training';
import { z } from 'zod';

/** How a value is read: see docs/import-mappings.md. */
export const readings = ['text', 'list', 'number', 'whole', 'dollars', 'web-address', 'format'] as const;
export type Reading = (typeof readings)[number];

const rule = z.strictObject({
  /** The column, or several: the first that states something, or all of them with `join` or as a list. */
  from: z
    .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
    .transform((from) => (Array.isArray(from) ? from : [from])),
  as: z.enum(readings).optional(),
  /** Joins what several columns state. */
  join: z.string().optional(),
  /** Parts a text into a list; ";" when absent. */
  split: z.string().min(1).optional(),
  /** What the source writes where it doesn't know, without regard to letter case. */
  unknown: z.array(z.union([z.string(), z.number()])).default([]),
  /** Numbers and dollars beyond these are slips of the pen: unknown. */
  atLeast: z.number().optional(),
  atMost: z.number().optional(),
  /** The source's own words -> ours; a word that is not here is `otherwise`, or unknown. */
  values: z.record(z.string(), z.string()).optional(),
  otherwise: z.string().optional(),
  /** The beginning of a code -> our words; the longest that fits. */
  prefixes: z.record(z.string(), z.string()).optional(),
});
export type Rule = z.output<typeof rule>;

export const fieldNames = Object.keys(importedOpportunity.shape) as (keyof ImportedOpportunity)[];

/** A mapping file: what an import reads from which column. A bare name is a column read as the field needs it. */
export const mapping = z.strictObject({
  description: z.string().optional(),
  source: z.strictObject({ sourceType: z.enum(sourceTypes).optional(), sourceUrl: z.string().optional() }).default({}),
  fields: z.partialRecord(
    z.enum(fieldNames),
    z.union([
      z
        .string()
        .min(1)
        .transform((from) => rule.parse({ from })),
      rule,
    ]),
  ),
});
export type Mapping = z.output<typeof mapping>;

/** Reads every field from the column of its own name: for files in our own format. */
export function ownMapping(): Mapping {
  return mapping.parse({ fields: Object.fromEntries(fieldNames.map((name) => [name, name])) });
}
