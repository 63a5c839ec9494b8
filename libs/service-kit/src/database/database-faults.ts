/** The PostgreSQL error class of a failed statement, such as 23505, or null where it isn't one. */
export function sqlState(error: unknown): string | null {
  const code =
    (error as { driverError?: { code?: unknown }; code?: unknown } | null)?.driverError?.code ??
    (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** The name of the constraint that refused a row, where one did. */
export function violatedConstraint(error: unknown): string | null {
  const driver =
    (error as { driverError?: { constraint?: unknown } } | null)?.driverError ??
    (error as { constraint?: unknown } | null);
  return typeof driver?.constraint === 'string' ? driver.constraint : null;
}

/**
 * Tells a storage that is away (restarting, refusing, cut off) from a statement that is wrong:
 * classes 08 (connection), 53 (resources), 57P (shutdown), and the socket's own errors.
 */
export function isStorageAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state) return state.startsWith('08') || state.startsWith('53') || state.startsWith('57P') || state === '25006';
  const { code, message } = flat(error);
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect|not queryable|Connection lost/i.test(message)
  );
}

function flat(error: unknown): { code: string; message: string } {
  const { code, message, errors } = (error ?? {}) as { code?: string; message?: string; errors?: unknown[] };
  if (typeof code !== 'string' && Array.isArray(errors) && errors.length > 0) return flat(errors[0]);
  return { code: code ?? '', message: message ?? '' };
}
