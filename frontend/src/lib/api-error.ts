/** A refusal by the server. `message` is what the interface shows. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** The HTTP status. */
    readonly status: number,
    /** The code of the error body; absent when the answer was no error body. */
    readonly code?: string,
    /** Words for each wrong field, by the field's name. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Whether a member's request was refused because nobody is signed in: the session was ended elsewhere, or ran out. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'session.required';
}

/** What the server said, or `fallback` when it said nothing: the network failed or took too long, or the fault is ours. */
export function serverWords(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
