import type { Account } from '@guildhall/contracts/auth';
import { PasswordField } from '../../ui/password-field.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { TextField } from '../../ui/text-field.js';
import { EmailNotice } from './email-notice.js';
import { SaveBar } from './save-bar.js';
import type { GeneralFormState } from './use-general-form.js';
import { memberWords } from './words.js';

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
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        {isNewEmail && (
          <PasswordField
            label={memberWords.currentPassword.label}
            hint={memberWords.currentPassword.hint}
            autoComplete="current-password"
            {...field('currentPassword')}
          />
        )}
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
        <TextField label="Company name" autoComplete="organization" {...field('companyName')} />
        <TextField label="Address" autoComplete="street-address" {...field('address')} />
      </div>
      <SaveBar unsaved={isDirty} saving={isSaving} onDiscard={discard} />
    </form>
  );
}
