import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineSearchIndex } from '../search-index.js';
import type { Document } from './subject.js';
import { buildDocument, idOf, tradesIndex } from './trades.js';

/** The state list of real programmes lies beside the checkout where there is one. */
const file = join(process.cwd(), '..', 'shared', 'data', 'nj-training-programs.jsonl');

export const programmesAbsent = !existsSync(file);

export const programmesIndex = defineSearchIndex({
  ...tradesIndex,
  name: 'programmes',
  filters: { county: { kind: 'keyword' }, evening: { kind: 'boolean' }, cost: { kind: 'number' } },
  facets: ['county', 'evening'],
});

interface Programme {
  id: string;
  title: string;
  provider?: string;
  description?: string;
  county?: string;
  evening?: boolean;
  cost_total?: number;
}

/** The real rows as documents; the id names the row of the list. */
export function realProgrammes(): Document[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { id, title, provider, description, county, evening, cost_total: cost } = JSON.parse(line) as Programme;
    const filters = { county: county ?? null, evening: evening ?? null, cost: cost ? cost : null };
    return buildDocument({ title, provider, description, filters }, idOf(id));
  });
}
