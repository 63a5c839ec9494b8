import { industries } from '@guildhall/contracts/auth';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormSection } from './form-section.js';
import { companySectionWords as words, fieldWords } from './form-words.js';
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
    <FormSection title={words.title}>
      <div className={children ? 'sm:col-span-6' : 'sm:col-span-3'}>
        <TextField {...fieldWords.companyName} autoComplete="organization" {...field('companyName')} />
      </div>
      <div className="sm:col-span-3">
        <SelectField {...words.industry} optional options={industries} {...field('industry')} />
      </div>
      {children && <div className="sm:col-span-3">{children}</div>}
      <div className="sm:col-span-6">
        <TextAreaField {...words.description} optional {...field('description')} />
      </div>
    </FormSection>
  );
}
