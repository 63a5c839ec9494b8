import { ApiError } from './api-error.js';

/** The server's words about single fields, for the fields that the form has; the rest is left to the alert. */
export function fieldErrors<Name extends string>(error: unknown, known: readonly Name[]): [Name, string][] {
  if (!(error instanceof ApiError)) return [];
  return known.flatMap((name) => {
    const message = Object.hasOwn(error.fields, name) ? error.fields[name] : undefined;
    return message === undefined ? [] : [[name, message] satisfies [Name, string]];
  });
}
