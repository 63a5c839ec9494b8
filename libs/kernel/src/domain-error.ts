/** What a refusal may tell the outside besides its code. `fields` maps a field's path to the words shown at it. */
export interface ErrorDetails {
  fields?: Record<string, string>;
  /** Seconds after which a retry makes sense (sent as Retry-After). */
  retryAfterSeconds?: number;
  [fact: string]: unknown;
}

/**
 * A refusal that the caller is meant to see: a code out of the contracts' tables and safe details.
 * Anything else that is thrown is a fault and is shown to nobody.
 */
export class DomainError<Code extends string = string> extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: Code,
    readonly details: ErrorDetails = {},
  ) {
    super(code);
  }
}
