import { CheckboxField } from '../../ui/checkbox-field.js';
import { FormSection } from '../../ui/form-section.js';
import type { FieldGroup } from './field-group.js';
import { requestWords } from './words.js';

/** May we write or call? */
export function ConsentField({ register, errors }: FieldGroup) {
  return (
    <FormSection title={requestWords.sections.consent}>
      <div className="sm:col-span-6">
        <CheckboxField error={errors.contactConsent?.message} {...register('contactConsent')}>
          {requestWords.consent}
        </CheckboxField>
      </div>
    </FormSection>
  );
}
