const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** How long a mail waits after its first, second ... failed try; after the last of these always as long. */
const pausesMs = [5 * seconds, 30 * seconds, 2 * minutes, 10 * minutes, 30 * minutes, 1 * hours] as const;

/** RFC 5321, 4.5.4.1: give-up time should be at least 4 to 5 days. */
const patienceMs = 5 * 24 * hours;

/** When a mail that failed for the `attempts`th time is due again. */
export function dueAgain(attempts: number, now: Date): Date {
  const pause = pausesMs[attempts - 1] ?? pausesMs.at(-1)!;
  return new Date(now.getTime() + pause);
}

/** Tells whether a mail has been tried for long enough. */
export function isHopeless(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= patienceMs;
}
