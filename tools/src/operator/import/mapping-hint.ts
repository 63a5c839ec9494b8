const mostNamed = 40;

/** What to say of a file of whose first rows none can be taken; null where its names are ours, and the rows are wrong themselves. */
export function mappingHint(columns: string[], given: string | undefined): string | null {
  if (given === undefined && columns.includes('key') && columns.includes('title')) return null;
  const others = columns.length - mostNamed;
  const named = columns.slice(0, mostNamed).join(', ') + (others > 0 ? ` and ${others} more` : '');
  const advice =
    given === undefined
      ? 'A mapping is probably needed that says which of these are the key and the title: --mapping <file>'
      : `The mapping ${given} is probably meant for another file`;
  return `None of the first rows can be imported. The file has the fields: ${named}.\n${advice}. See docs/import-mappings.md.`;
}
