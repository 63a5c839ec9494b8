import { FormSection } from '../../ui/form-section.js';
import { TextAreaField } from '../../ui/text-area-field.js';
import type { FieldGroup } from './field-group.js';
import { requestWords } from './words.js';

const { labels, hints, sections } = requestWords;

/** What the people should learn. */
export function NeedFields({ register, errors }: FieldGroup) {
  return (
    <FormSection title={sections.need}>
      <div className="sm:col-span-6">
        <TextAreaField
          label={labels.trainingNeeds}
          hint={hints.trainingNeeds}
          rows={5}
          error={errors.trainingNeeds?.message}
          {...register('trainingNeeds')}
        />
      </div>
      <div className="sm:col-span-6">
        <TextAreaField
          label={labels.skillsNeeded}
          hint={hints.skillsNeeded}
          rows={3}
          error={errors.skillsNeeded?.message}
          {...register('skillsNeeded')}
        />
      </div>
    </FormSection>
  );
}
