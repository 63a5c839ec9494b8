/**
 * A table whose first column names and whose others count.
 * @param {string[]} heads
 * @param {string[][]} rows
 * @returns {string} Markdown
 */
export function drawTable(heads, rows) {
  const widths = heads.map((_, column) => Math.max(3, ...[heads, ...rows].map((cells) => cells[column].length)));
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

/** A part of a page: facts, and what follows them. @param {[string, string][]} facts @param {string[]} rest */
export function withFacts(facts, rest) {
  return [facts.map(([name, value]) => `- ${name}: ${value}`).join('\n'), ...rest].join('\n\n');
}
