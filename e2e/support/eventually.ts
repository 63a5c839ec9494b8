/** Asks again and again until the answer is accepted; after `withinMs` answers the last one, for the test to judge. */
export async function eventually<Answer>(
  ask: () => Promise<Answer>,
  accept: (answer: Answer) => boolean,
  withinMs = 30_000,
): Promise<Answer> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (accept(answer) || Date.now() > end) return answer;
    await pause(100);
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
