/**
 * The lines of a text that comes in pieces, without their ends. A text whose first line ends in a carriage return alone
 * is parted by those, any other by line feeds; what stands before the feed stays, for it may be within quotes.
 */
export async function* csvLines(text: AsyncIterable<string>): AsyncIterable<string> {
  let rest = '';
  let end: '\r' | '\n' | null = null;
  for await (const piece of text) {
    const searched = end === null ? 0 : rest.length;
    rest += piece;
    end ??= endOf(rest);
    if (end === null || rest.indexOf(end, searched) === -1) continue;
    const lines = rest.split(end);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield* end === null ? rest.split('\r') : [rest];
}

/** Null while too little is read to tell. */
function endOf(text: string): '\r' | '\n' | null {
  const [found] = /\r\n|\n|\r(?=[^\n])/.exec(text) ?? [];
  if (found === undefined) return null;
  return found === '\r' ? '\r' : '\n';
}
