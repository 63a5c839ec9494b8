/** What public/session-worker.js tells; a whole Response can't be sent from a worker to its page. */
interface EarlyAnswer {
  body: string;
  status: number;
  headers: [string, string][];
}

declare global {
  /** Made by public/head.js: null where the network failed, undefined where the worker could not ask. */
  var __sessionAnswer: Promise<EarlyAnswer | null | undefined> | undefined;
}

/**
 * The answer to GET /api/auth/user that was asked for with the page, once: whoever asks later asks the gateway anew.
 * Undefined where nobody asked.
 * @throws TypeError when the network failed, as `fetch` does
 */
export async function takeEarlyAnswer(): Promise<Response | undefined> {
  const asked = globalThis.__sessionAnswer;
  delete globalThis.__sessionAnswer;
  const answer = await asked;
  if (answer === null) throw new TypeError('The session could not be asked for');
  return answer && new Response(answer.body, answer);
}
