import { importedOpportunity } from '@guildhall/contracts/training';
import type { ImportedOpportunity } from '@guildhall/contracts/training';
import { wanted } from './wanted.js';

type Field = keyof ImportedOpportunity;

/** Why a row is kept without one of its values. */
export interface FieldNote {
  field: Field;
  reason: string;
}

const demanded: readonly string[] = ['key', 'title'] satisfies Field[];

/** Leaves out the values that the import would not take: they are unknown. What is wrong with key or title stays. */
export function usableRow(row: Record<string, unknown>): { row: Record<string, unknown>; notes: FieldNote[] } {
  const issues = importedOpportunity.safeParse(row).error?.issues ?? [];
  const notes = new Map<string, FieldNote>();
  for (const { path, message } of issues) {
    const field = String(path[0]) as Field;
    if (!demanded.includes(field) && !notes.has(field)) notes.set(field, noteOn(field, row[field], message));
  }
  const kept = Object.entries(row).filter(([field]) => !notes.has(field));
  return { row: Object.fromEntries(kept), notes: [...notes.values()] };
}

/** Says what was stated and what would have been wanted; texts are said to be wrong in the contract's own words. */
export function noteOn(field: Field, stated: unknown, otherwise = 'can not be read'): FieldNote {
  const words = wanted[field];
  return {
    field,
    reason: `kept without ${field}: ${words ? `${quoted(stated)} is not ${words}` : otherwise}`,
  };
}

function quoted(stated: unknown): string {
  if (Array.isArray(stated)) return 'the list';
  const text = String(stated);
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}
