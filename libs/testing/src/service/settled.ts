/** Asks again and again until the answer is not null, at most `patienceMs`; `what` names it in the failure. */
export async function settled<Answer>(
  what: string,
  ask: () => Promise<Answer | null>,
  patienceMs = 10_000,
): Promise<Answer> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`Waited ${patienceMs / 1000} s in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
