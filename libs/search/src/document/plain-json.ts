/**
 * JSON text that every engine takes: without NUL (PostgreSQL refuses it) and with lone surrogates replaced. Whoever
 * put such a character into a row must not be able to keep the row out of the index.
 */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'string' ? item.replaceAll('\u0000', '').toWellFormed() : item,
  );
}
