import { industries } from '@guildhall/contracts/auth';
import { formatLabels, formats, type TrainingResults } from '@guildhall/contracts/training';
import { formatCount } from '../../../lib/number-words.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { toggled } from '../list-state.js';
import type { ListControl } from '../use-list-state.js';
import { trainingWords } from '../words.js';

const words = trainingWords.filters;

/** The filters, each value with how many there would be. */
export function FilterGroups({ state, change, results }: ListControl & { results: TrainingResults | undefined }) {
  return (
    <div className="grid gap-6">
      <FilterGroup
        legend={words.format}
        values={formats}
        chosen={state.format}
        nameOf={(format) => formatLabels[format]}
        counts={results?.facets.format}
        notStated={results?.notStated.format}
        onToggle={(format) => change({ format: toggled(state.format, format) })}
      />
      <FilterGroup
        legend={words.industry}
        values={industries}
        chosen={state.industry}
        nameOf={(industry) => industry}
        counts={results?.facets.industry}
        notStated={results?.notStated.industry}
        onToggle={(industry) => change({ industry: toggled(state.industry, industry) })}
      />
    </div>
  );
}

interface FilterGroupProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: readonly Value[];
  nameOf: (value: Value) => string;
  counts: { value: string; count: number }[] | undefined;
  /** How many the filter leaves out because they don't state it. */
  notStated: number | undefined;
  onToggle: (value: Value) => void;
}

function FilterGroup<Value extends string>({
  legend,
  values,
  chosen,
  nameOf,
  counts,
  notStated,
  onToggle,
}: FilterGroupProps<Value>) {
  const countOf = new Map(counts?.map(({ value, count }) => [value, count]));
  return (
    <fieldset>
      <legend className="label-caps mb-1 w-full border-b border-rule-strong pb-1">{legend}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          name={legend.toLowerCase()}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
          aside={
            counts && (
              <span className="figures ml-auto pl-2 text-14 text-ink-soft">{formatCount(countOf.get(value) ?? 0)}</span>
            )
          }
        >
          {nameOf(value)}
        </Checkbox>
      ))}
      {chosen.length > 0 && notStated !== undefined && notStated > 0 && (
        <p className="figures mt-1 px-1 text-14 text-ink-soft">{words.leftOut(formatCount(notStated))}</p>
      )}
    </fieldset>
  );
}
