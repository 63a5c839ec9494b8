import type { Account } from '@guildhall/contracts/auth';
import { Button } from '../../ui/button.js';
import { PasswordField } from '../../ui/password-field.js';
import { TextField } from '../../ui/text-field.js';
import { EmailNotice } from './email-notice.js';
import type { GeneralFormState } from './use-general-form.js';
import { memberWords } from './words.js';

/** The person behind the account, and how to reach it. */
export function GeneralForm({ user, form }: { user: Account; form: GeneralFormState }) {
  const { field, isDirty, isSaving, isNewEmail, submit } = form;
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <EmailNotice user={user} />
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
      <Button look="action" type="submit" busy={isSaving} disabled={!isDirty} className="mt-6 min-w-36">
        {isSaving ? memberWords.saving : memberWords.save}
      </Button>
    </form>
  );
}
