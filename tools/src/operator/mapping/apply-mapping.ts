import type { ImportedOpportunity } from '@guildhall/contracts/training';
import type { Mapping, Reading, Rule } from './mapping.schema.js';
import { readValue, Unreadable } from './read-value.js';
import { noteOn, usableRow } from './usable-row.js';
import type { FieldNote } from './usable-row.js';

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

/** A row as the import takes it, and what it states in vain. */
export interface MappedRow {
  row: Record<string, unknown>;
  notes: FieldNote[];
}

/** What a row of a file says, as the import takes it: only what it states and what can be used of that. */
export function applyMapping(mapping: Mapping, row: Record<string, unknown>): MappedRow {
  const entries = Object.entries(mapping.fields) as [keyof ImportedOpportunity, Rule][];
  const notes: FieldNote[] = [];
  const read: Record<string, unknown> = {};
  for (const [field, rule] of entries) {
    const value = readField(rule, rule.as ?? defaults[field] ?? 'text', row);
    if (value instanceof Unreadable) notes.push(noteOn(field, value.stated));
    else if (value !== null) read[field] = value;
  }
  const usable = usableRow(read);
  return { row: usable.row, notes: [...notes, ...usable.notes] };
}

function readField(rule: Rule, reading: Reading, row: Record<string, unknown>): unknown {
  const stated = rule.from.map((column) => readValue(row[column], reading, rule)).filter((value) => value !== null);
  const found = stated.flatMap((value) => (value instanceof Unreadable ? [] : [value]));
  if (reading === 'list') return [...new Set(found.flat())];
  if (rule.join !== undefined && found.length > 0) return found.join(rule.join);
  return found[0] ?? stated[0] ?? null;
}
