/** Which page numbers a pager shows: the first, the last, the current with its neighbours, and gaps between. */
export function pagesToShow(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages);
  const shown: (number | 'gap')[] = [];
  let last = 0;
  for (const next of [...new Set(near)].sort((a, b) => a - b)) {
    // A gap that hides one page only would take as much room as the page.
    if (next - last === 2) shown.push(last + 1);
    else if (next - last > 2) shown.push('gap');
    shown.push(next);
    last = next;
  }
  return shown;
}
