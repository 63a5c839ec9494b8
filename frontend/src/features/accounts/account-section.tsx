import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormSection } from '../../ui/form-section.js';
import { NewPasswordField } from '../../ui/new-password-field.js';
import { PasswordField } from '../../ui/password-field.js';
import { TextField } from '../../ui/text-field.js';

type AccountFieldName = 'username' | 'email' | 'password' | 'confirmPassword';

interface AccountSectionProps {
  /** What the form says of one field: its registration, and what is wrong with it. */
  field: (name: AccountFieldName) => UseFormRegisterReturn & { error: string | undefined };
}

/** Who logs in, and how. */
export function AccountSection({ field }: AccountSectionProps) {
  return (
    <FormSection title="Account Information">
      <div className="sm:col-span-3">
        <TextField
          label="Username"
          hint="At least 3 characters"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField
          label="Email"
          hint="Where notices and receipts go"
          type="email"
          autoComplete="email"
          {...field('email')}
        />
      </div>
      <div className="sm:col-span-3">
        <NewPasswordField label="Password" hint="At least 6 characters; longer is safer" {...field('password')} />
      </div>
      <div className="sm:col-span-3">
        <PasswordField
          label="Confirm password"
          hint="The same once more"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
      </div>
    </FormSection>
  );
}
