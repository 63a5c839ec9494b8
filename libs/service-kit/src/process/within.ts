/**
 * Gives up waiting for `work` after `patienceMs` (the work itself may go on). Time in which this process was too busy to
 * listen is not held against the other side: an answer that lies there counts, and a timer that comes late waits once
 * more. @throws Error 'no answer in time'
 */
export async function within<Result>(patienceMs: number, work: Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    // What has arrived is read before an immediate runs.
    const giveUp = () => setImmediate(() => reject(new Error('no answer in time')));
    timer = setTimeout(() => {
      if (performance.now() - startedAt < 1.5 * patienceMs) giveUp();
      else timer = setTimeout(giveUp, patienceMs);
    }, patienceMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
