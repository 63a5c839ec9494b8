import type { SearchIndex } from '../search-index.js';

/** PostgreSQL knows four weight classes; the definition's (at most four) weights take them from the heaviest on. */
export interface WeightClasses {
  classOf(field: string): 'A' | 'B' | 'C' | 'D';
  /** The weights of D, C, B, A as ts_rank takes them, the heaviest being 1. */
  weights: [number, number, number, number];
}

export function weightClasses(index: SearchIndex): WeightClasses {
  const weights = [...new Set(Object.values(index.fields).map(({ weight }) => weight))].sort((a, b) => b - a);
  const heaviest = weights[0] ?? 1;
  const share = (at: number): number => (weights[at] ?? 0) / heaviest;
  return {
    classOf: (field) =>
      (['A', 'B', 'C', 'D'] as const)[weights.indexOf(index.fields[field]?.weight ?? heaviest)] ?? 'D',
    weights: [share(3), share(2), share(1), share(0)],
  };
}
