const grouped = new Intl.NumberFormat('en-US');

/** A count with its thousands set apart: 5198 is "5,198". */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** A count with its noun: (1, 'opportunity', 'opportunities') is "1 opportunity". */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Money in whole dollars where it is whole: 125000 cents is "$1,250", 125050 is "$1,250.50". */
export function formatCents(cents: number): string {
  const whole = cents % 100 === 0;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: whole ? 0 : 2,
  }).format(cents / 100);
}
