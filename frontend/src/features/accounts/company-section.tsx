import { industries } from '@guildhall/contracts/auth';
import { SelectField } from '../../ui/select-field.js';
import { TextAreaField } from '../../ui/text-area-field.js';
import { TextField } from '../../ui/text-field.js';
import { FormSection } from '../../ui/form-section.js';
import type { SectionProps } from './section-props.js';

export function CompanySection({ register, errors }: SectionProps) {
  return (
    <FormSection title="Company Information">
      <div className="sm:col-span-6">
        <TextField
          label="Company name"
          autoComplete="organization"
          error={errors.companyName?.message}
          {...register('companyName')}
        />
      </div>
      <div className="sm:col-span-3">
        <SelectField
          label="Industry"
          optional
          options={industries}
          emptyLabel="Choose an industry"
          error={errors.industry?.message}
          {...register('industry')}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <div className="sm:col-span-6">
        <TextAreaField
          label="Description"
          optional
          hint="What you make, in a sentence or two"
          error={errors.description?.message}
          {...register('description')}
        />
      </div>
    </FormSection>
  );
}
