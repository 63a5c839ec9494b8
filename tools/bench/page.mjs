const beginning = [
  '# Benchmarks',
  '',
  'Written by `npm run bench`, which starts houses of its own and measures side by side in one run: what is compared takes turns,',
  'and who comes first changes from round to round, so that what else the machine does falls on all alike. All ask over loopback',
  'from one process and read the whole answer. `-- --only accounts` measures one part anew and leaves the other as it was.',
].join('\n');

/** The parts of the page, in order. */
export const parts = /** @type {const} */ (['Search', 'Accounts']);

/**
 * The page docs/benchmarks.md with some of its parts written anew.
 * @param {string} before the page as it was; empty where there is none
 * @param {Partial<Record<typeof parts[number], string>>} measured
 * @returns {string}
 */
export function page(before, measured) {
  const sections = parts.flatMap((part) => {
    const text = measured[part] ?? textOf(before, part);
    return text ? [`## ${part}\n\n${text}`] : [];
  });
  return `${[beginning, ...sections].join('\n\n')}\n`;
}

/** @param {string} before @param {string} part */
function textOf(before, part) {
  const section = before.split(/^## /m).find((text) => text.startsWith(`${part}\n`));
  return section?.slice(part.length).trim();
}
