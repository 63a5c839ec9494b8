import { formatLabels } from '@guildhall/contracts/training';
import { X } from 'lucide-react';
import { toggled } from '../list-state.js';
import type { ListControl } from '../use-list-state.js';
import { trainingWords } from '../words.js';

/** The filters that are set, each a tag that takes it away. */
export function ActiveFilters({ state, change }: ListControl) {
  const tags = [
    ...(state.q ? [{ words: `“${state.q}”`, without: { q: '' } }] : []),
    ...state.format.map((format) => ({
      words: formatLabels[format],
      without: { format: toggled(state.format, format) },
    })),
    ...state.industry.map((industry) => ({
      words: industry,
      without: { industry: toggled(state.industry, industry) },
    })),
  ];
  if (tags.length === 0) return null;
  return (
    <ul aria-label={trainingWords.filters.active} className="no-print flex flex-wrap items-center gap-2">
      {tags.map(({ words, without }) => (
        <li key={words} className="max-w-full">
          <button
            type="button"
            onClick={() => change(without)}
            className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-card border border-steel bg-steel-wash py-0.5 pr-1.5 pl-2.5 text-14 hover:bg-card"
          >
            <span className="sr-only">{trainingWords.filters.remove} </span>
            <span className="truncate">{words}</span>
            <X size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          </button>
        </li>
      ))}
      {tags.length > 1 && (
        <li>
          <button
            type="button"
            onClick={() => change({ q: '', format: [], industry: [] })}
            className="min-h-8 px-1 text-14 link"
          >
            {trainingWords.filters.clear}
          </button>
        </li>
      )}
    </ul>
  );
}
