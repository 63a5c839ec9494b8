import type { Account } from '@guildhall/contracts/auth';
import { fieldWords } from '../../ui/form-words.js';
import { PasswordField } from '../../ui/password-field.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { TextField } from '../../ui/text-field.js';
import { EmailNotice } from './email-notice.js';
import { SaveBar } from './save-bar.js';
import type { GeneralFormState } from './use-general-form.js';
import { memberWords } from './words.js';

const { firstName, lastName, address } = memberWords.fields;

/** The person behind the account, and how to reach it. */
export function GeneralForm({ user, form }: { user: Account; form: GeneralFormState }) {
  const { field, isDirty, isSaving, isNewEmail, failure, submit, discard } = form;
  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)}>
      <EmailNotice user={user} />
      {failure && (
        <div className="mb-6">
          <RefusalAlert error={failure} title={memberWords.profile.failed} fallback={memberWords.profile.fallback} />
        </div>
      )}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField {...firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField {...lastName} autoComplete="family-name" {...field('lastName')} />
        <TextField {...fieldWords.email} type="email" autoComplete="email" {...field('email')} />
        {isNewEmail && (
          <PasswordField
            {...fieldWords.currentPassword}
            hint={memberWords.currentPasswordHint}
            autoComplete="current-password"
            {...field('currentPassword')}
          />
        )}
        <TextField {...fieldWords.phone} type="tel" autoComplete="tel" {...field('phone')} />
        <TextField {...fieldWords.companyName} autoComplete="organization" {...field('companyName')} />
        <TextField {...address} autoComplete="street-address" {...field('address')} />
      </div>
      <SaveBar unsaved={isDirty} saving={isSaving} onDiscard={discard} />
    </form>
  );
}
