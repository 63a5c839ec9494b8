import type { TrainingSearch } from '@guildhall/contracts/training';

/** A nearby search that asks for less. */
export interface WiderSearch {
  label: string;
  search: TrainingSearch;
}

const mostWords = 6;

/** The searches with one filter less, and with none. */
export function withoutFilters(search: TrainingSearch): WiderSearch[] {
  const { industry, format, ...rest } = search;
  const wider: WiderSearch[] = [];
  if (industry?.length) wider.push({ label: 'In all industries', search: { ...rest, format } });
  if (format?.length) wider.push({ label: 'In every format', search: { ...rest, industry } });
  if (industry?.length && format?.length) wider.push({ label: 'Without any filter', search: rest });
  return wider;
}

/** The searches with one word less; of these only the one that finds most is offered, which is the one without the rarest word. */
export function withoutOneWord(search: TrainingSearch): WiderSearch[] {
  const words = (search.q ?? '')
    .replaceAll(/["“”„]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length < 2 || words.length > mostWords) return [];
  return words.map((_, left) => {
    const q = words.filter((_word, at) => at !== left).join(' ');
    return { label: `Search for “${q}”`, search: { ...search, q } };
  });
}

/** The filters alone: where no word of the text is found anywhere. */
export function withoutText({ q, ...rest }: TrainingSearch): WiderSearch[] {
  const isFiltered = Boolean(rest.industry?.length || rest.format?.length);
  return q && isFiltered ? [{ label: 'The filters without the text', search: rest }] : [];
}

/** The same words without the quotes that demand them in this order. */
export function withoutQuotes(search: TrainingSearch): WiderSearch[] {
  const q = (search.q ?? '')
    .replaceAll(/["“”„]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /["“”„]/.test(search.q ?? '') && q !== ''
    ? [{ label: `Search for ${q} without quotes`, search: { ...search, q } }]
    : [];
}

/** A search as the parameters of GET /api/training; page and size start anew. */
export function paramsOf({ q, industry, format, sort }: TrainingSearch): Record<string, string> {
  return {
    ...(q ? { q } : {}),
    ...(industry?.length ? { industry: industry.join(',') } : {}),
    ...(format?.length ? { format: format.join(',') } : {}),
    ...(sort ? { sort } : {}),
  };
}
