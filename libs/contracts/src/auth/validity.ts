/**
 * Where Redis mirrors from when on an account's sessions count, in epoch milliseconds: written by the auth service,
 * read by the gateway at every request. A session that began earlier is over. Absent: none was ever ended this way.
 */
export const validAfterKey = (accountId: string) => `valid-after:${accountId}`;

/** The longest that a session lasts, in seconds: the mirror may forget after it. */
export const sessionSecondsMost = 14 * 24 * 3600;
