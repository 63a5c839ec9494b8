import { z } from 'zod';
import { industries } from '../auth/options.js';
import { text } from '../fields/index.js';
import { opportunitySummary } from './opportunity.schema.js';
import { defaultPageSize, formats, pageSizes, readFormat, searchLength, searchWindow, sorts } from './options.js';

const manyOf = <const Values extends readonly string[]>(
  values: Values,
  read: (word: string) => string = (word) => word,
) =>
  text(400)
    // What comes after the transformation is invisible to OpenAPI: it is told here.
    .meta({ description: `Comma-joined, of ${values.join(', ')}` })
    .transform((joined) =>
      joined
        .split(',')
        .map((word) => read(word.trim()))
        .filter(Boolean),
    )
    .refine((words) => words.every((word) => values.includes(word)), `Must be one of ${values.join(', ')}`)
    .transform((words) => [...new Set(words)] as Values[number][])
    .optional();

const pageSize = text(4)
  .meta({ enum: pageSizes.map(String), default: String(defaultPageSize) })
  .refine((size) => pageSizes.some((known) => String(known) === size), `Must be one of ${pageSizes.join(', ')}`)
  .transform(Number);

const pageNumber = text(10)
  .meta({ pattern: '^[1-9]\\d{0,8}$', default: '1' })
  .refine((page) => /^[1-9]\d{0,8}$/.test(page), 'Must be a whole number from 1')
  .transform(Number);

/** The query string of GET /api/training. Several values of one filter are comma-joined. Unknown parameters are ignored. */
export const trainingQuery = z
  .object({
    q: text(searchLength).optional(),
    industry: manyOf(industries),
    format: manyOf(formats, (word) => readFormat(word) ?? word),
    sort: z.enum(sorts, { error: `Must be one of ${sorts.join(', ')}` }).optional(),
    page: pageNumber.optional(),
    size: pageSize.optional(),
  })
  .transform((query) => ({ ...query, page: query.page ?? 1, size: query.size ?? defaultPageSize }))
  .refine((query) => query.page * query.size <= searchWindow, {
    path: ['page'],
    message: `Only the first ${searchWindow} results can be paged through; narrow the search`,
  });
export type TrainingQuery = z.output<typeof trainingQuery>;

/** The same question between gateway and service, already read. */
export const trainingSearch = z.strictObject({
  q: z.string().max(searchLength).optional(),
  industry: z.array(z.enum(industries)).optional(),
  format: z.array(z.enum(formats)).optional(),
  sort: z.enum(sorts).optional(),
  page: z.int().min(1),
  size: z.int().min(1).max(100),
});
export type TrainingSearch = z.output<typeof trainingSearch>;

const facet = z.array(z.object({ value: z.string(), count: z.int() }));

/** The answer of GET /api/training. */
export const trainingResults = z.object({
  total: z.int(),
  page: z.int(),
  size: z.int(),
  results: z.array(opportunitySummary),
  /** Counts of each value, as if the facet's own filter were not set. */
  facets: z.object({ industry: facet, format: facet }),
  /** How many otherwise matching opportunities a set filter left out because they don't state it. */
  notStated: z.record(z.string(), z.int()),
  /** The text that finds more, where the typed one has an unknown word. */
  suggestion: z.string().optional(),
  /** On nothing found: nearby searches that do find something. */
  wider: z.array(z.object({ label: z.string(), params: z.record(z.string(), z.string()), total: z.int() })).optional(),
  /** True when the fallback engine answered. */
  degraded: z.boolean(),
});
export type TrainingResults = z.output<typeof trainingResults>;
