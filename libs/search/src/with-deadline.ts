import { SearchAway } from './errors.js';

/** The answer, or SearchAway when it does not come in time. Without a deadline it waits as long as it takes. */
export async function withDeadline<Answer>(answer: Promise<Answer>, deadlineMs: number | undefined): Promise<Answer> {
  if (deadlineMs === undefined) return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SearchAway(`no answer within ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
