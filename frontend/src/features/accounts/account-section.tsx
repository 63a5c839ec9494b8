import { NewPasswordField } from '../../ui/new-password-field.js';
import { PasswordField } from '../../ui/password-field.js';
import { TextField } from '../../ui/text-field.js';
import { FormSection } from '../../ui/form-section.js';
import type { SectionProps } from './section-props.js';

export function AccountSection({ register, errors }: SectionProps) {
  return (
    <FormSection title="Account Information">
      <div className="sm:col-span-3">
        <TextField
          label="Username"
          hint="At least 3 characters"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...register('username')}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField
          label="Email"
          hint="Where notices and receipts go"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <div className="sm:col-span-3">
        <NewPasswordField
          label="Password"
          hint="At least 6 characters; longer is safer"
          error={errors.password?.message}
          {...register('password')}
        />
      </div>
      <div className="sm:col-span-3">
        <PasswordField
          label="Confirm password"
          hint="The same once more"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </div>
    </FormSection>
  );
}
