import { budgetRanges, preferredFormats, timeframes } from '@guildhall/contracts/training';
import { FormSection } from '../../ui/form-section.js';
import { SelectField } from '../../ui/select-field.js';
import type { FieldGroup } from './field-group.js';
import { requestWords } from './words.js';

const { labels, hints, choose, sections } = requestWords;

/** When, in which form, and for how much: all of it may stay open. */
export function PlanFields({ register, errors }: FieldGroup) {
  return (
    <FormSection title={sections.plan} optional>
      <div className="sm:col-span-3">
        <SelectField
          label={labels.timeframe}
          options={timeframes}
          emptyLabel={choose.other}
          error={errors.timeframe?.message}
          {...register('timeframe')}
        />
      </div>
      <div className="sm:col-span-3">
        <SelectField
          label={labels.preferredFormat}
          options={preferredFormats}
          emptyLabel={choose.other}
          error={errors.preferredFormat?.message}
          {...register('preferredFormat')}
        />
      </div>
      <div className="sm:col-span-3">
        <SelectField
          label={labels.budget}
          hint={hints.budget}
          options={budgetRanges}
          emptyLabel={choose.other}
          error={errors.budget?.message}
          {...register('budget')}
        />
      </div>
    </FormSection>
  );
}
