import { DomainError } from '@guildhall/kernel';
import type { z } from 'zod';

/**
 * Reads `value` by `schema`.
 * @throws DomainError `request.invalid`, with the first message of each wrong field under its dotted path.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DomainError('request.invalid', { fields: fieldMessages(parsed.error.issues) });
}

/** The first message of each wrong field; an unknown field is named itself, the whole body is called `body`. */
export function fieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  const say = (path: PropertyKey[], message: string) => {
    const name = path.map(String).join('.') || 'body';
    fields[name] ??= message;
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) say([...issue.path, key], 'Unknown field');
    else
      say(
        issue.path,
        issue.path.length === 0 && issue.code === 'invalid_type' ? 'Must be a JSON object' : issue.message,
      );
  }
  return fields;
}
