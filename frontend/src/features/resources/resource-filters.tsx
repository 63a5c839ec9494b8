import type { ChangeEvent } from 'react';
import { AllOptional } from '../../ui/field-frame.js';
import { RangeSlider } from '../../ui/range-slider.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { priceRange, type ResourceFilter } from './resource-filter.js';
import { resourceWords } from './words.js';

const { labels, hints, types, price } = resourceWords;

interface ResourceFiltersProps {
  filter: ResourceFilter;
  onChange: (filter: ResourceFilter) => void;
}

/** Keyword, state, type and price per hour. They act as one types. */
export function ResourceFilters({ filter, onChange }: ResourceFiltersProps) {
  const set = (change: Partial<ResourceFilter>) => onChange({ ...filter, ...change });
  const typed = (name: 'q' | 'state') => ({
    name,
    label: labels[name],
    value: filter[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.target.value }),
  });
  return (
    <AllOptional value>
      <form role="search" onSubmit={(event) => event.preventDefault()} className="grid content-start gap-5">
        <TextField type="search" hint={hints.q} maxLength={200} {...typed('q')} />
        <TextField maxLength={60} {...typed('state')} />
        <SelectField
          name="type"
          label={labels.type}
          emptyLabel={types['']}
          options={(['machine', 'facility', 'instructor'] as const).map((value) => ({ value, label: types[value] }))}
          value={filter.type}
          onChange={(event) => set({ type: typeOf(event.target.value) })}
        />
        <RangeSlider
          label={labels.price}
          {...priceRange}
          value={filter.price}
          onChange={(chosen) => set({ price: chosen })}
          wordsOf={(end) => (end === priceRange.max ? price.andMore(`$${end}`) : `$${end}`)}
        />
      </form>
    </AllOptional>
  );
}

function typeOf(value: string): ResourceFilter['type'] {
  return value in types ? (value as ResourceFilter['type']) : '';
}
