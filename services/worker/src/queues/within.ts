/** Redis did not answer in time. Coded as a storage that is away, so that an event waits for it and is never set aside. */
export class QueueAway extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(deadlineMs: number) {
    super(`The queue did not answer within ${deadlineMs} ms`);
  }
}

/**
 * Waits for `work` at most `deadlineMs`: with Redis away BullMQ's own promises never settle.
 * @throws QueueAway
 */
export async function within<Result>(deadlineMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueueAway(deadlineMs)), deadlineMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // Whatever becomes of it later is nobody's unhandled rejection.
    work.catch(() => undefined);
  }
}
