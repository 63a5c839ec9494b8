import { industries } from '@guildhall/contracts/auth';
import { employeeBands } from '@guildhall/contracts/training';
import { FormSection } from '../../ui/form-section.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import type { FieldGroup } from './field-group.js';
import { requestWords } from './words.js';

const { labels, choose, sections } = requestWords;

/** Who asks. */
export function CompanyFields({ register, errors }: FieldGroup) {
  return (
    <FormSection title={sections.company}>
      <div className="sm:col-span-3">
        <TextField
          label={labels.companyName}
          autoComplete="organization"
          error={errors.companyName?.message}
          {...register('companyName')}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField
          label={labels.contactName}
          autoComplete="name"
          error={errors.contactName?.message}
          {...register('contactName')}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField
          label={labels.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField
          label={labels.phone}
          optional
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <div className="sm:col-span-3">
        <SelectField
          label={labels.industry}
          options={industries}
          emptyLabel={choose.industry}
          error={errors.industry?.message}
          {...register('industry')}
        />
      </div>
      <div className="sm:col-span-3">
        <SelectField
          label={labels.employeeCount}
          optional
          options={employeeBands}
          emptyLabel={choose.other}
          error={errors.employeeCount?.message}
          {...register('employeeCount')}
        />
      </div>
    </FormSection>
  );
}
