import { industries } from '@guildhall/contracts/auth';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormSection } from './form-section.js';
import { SelectField } from './select-field.js';
import { TextAreaField } from './text-area-field.js';
import { TextField } from './text-field.js';

type CompanyFieldName = 'companyName' | 'industry' | 'description';

interface CompanySectionProps {
  /** What the form says of one field: its registration, and what is wrong with it. */
  field: (name: CompanyFieldName) => UseFormRegisterReturn & { error: string | undefined };
  /** One more field, beside the industry; the name has a line of its own then. */
  children?: ReactNode;
}

/** What a company says of itself, as part of a long form. */
export function CompanySection({ field, children }: CompanySectionProps) {
  return (
    <FormSection title="Company Information">
      <div className={children ? 'sm:col-span-6' : 'sm:col-span-3'}>
        <TextField label="Company name" autoComplete="organization" {...field('companyName')} />
      </div>
      <div className="sm:col-span-3">
        <SelectField
          label="Industry"
          optional
          options={industries}
          emptyLabel="Choose an industry"
          {...field('industry')}
        />
      </div>
      {children && <div className="sm:col-span-3">{children}</div>}
      <div className="sm:col-span-6">
        <TextAreaField
          label="Description"
          optional
          hint="What you make, in a sentence or two"
          {...field('description')}
        />
      </div>
    </FormSection>
  );
}
