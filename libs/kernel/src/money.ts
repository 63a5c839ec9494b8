/** Whole cents as US dollars for people: 1250 -> "$12.50", 120000 -> "$1,200". */
export function formatDollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/** Dollars as a source writes them in a number (13965, 12.5) as whole cents; null where it isn't a sensible amount. */
export function dollarsToCents(dollars: number): number | null {
  const cents = Math.round(dollars * 100);
  return Number.isSafeInteger(cents) && cents >= 0 ? cents : null;
}
