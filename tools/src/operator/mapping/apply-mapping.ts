import type { ImportedOpportunity } from '@guildhall/contracts/training';
import type { Mapping, Reading, Rule } from './mapping.schema.js';
import { readValue } from './read-value.js';

/** How each field is read where its rule doesn't say so. */
const defaults: Partial<Record<keyof ImportedOpportunity, Reading>> = {
  url: 'web-address',
  format: 'format',
  durationMinDays: 'whole',
  durationMaxDays: 'whole',
  costMinCents: 'whole',
  costMaxCents: 'whole',
  instructionHours: 'number',
  latitude: 'number',
  longitude: 'number',
  industry: 'list',
  skills: 'list',
  prerequisites: 'list',
  certifications: 'list',
};

/** What a row of a file says, as the import takes it: only what it states. */
export function applyMapping(mapping: Mapping, row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(mapping.fields) as [keyof ImportedOpportunity, Rule][];
  const read = entries.map(
    ([field, rule]) => [field, readField(rule, rule.as ?? defaults[field] ?? 'text', row)] as const,
  );
  return Object.fromEntries(read.filter(([, value]) => value !== null));
}

function readField(rule: Rule, reading: Reading, row: Record<string, unknown>): unknown {
  const found = rule.from.map((column) => readValue(row[column], reading, rule)).filter((value) => value !== null);
  if (reading === 'list') return [...new Set(found.flat())];
  if (rule.join !== undefined && found.length > 0) return found.join(rule.join);
  return found[0] ?? null;
}
