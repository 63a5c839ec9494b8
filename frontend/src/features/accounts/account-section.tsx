import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormSection } from '../../ui/form-section.js';
import { fieldWords } from '../../ui/form-words.js';
import { NewPasswordField } from '../../ui/new-password-field.js';
import { PasswordField } from '../../ui/password-field.js';
import { TextField } from '../../ui/text-field.js';
import { accountWords } from './words.js';

const { title, hints } = accountWords.account;

type AccountFieldName = 'username' | 'email' | 'password' | 'confirmPassword';

interface AccountSectionProps {
  /** What the form says of one field: its registration, and what is wrong with it. */
  field: (name: AccountFieldName) => UseFormRegisterReturn & { error: string | undefined };
}

/** Who logs in, and how. */
export function AccountSection({ field }: AccountSectionProps) {
  return (
    <FormSection title={title}>
      <div className="sm:col-span-3">
        <TextField
          {...fieldWords.username}
          hint={hints.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField {...fieldWords.email} hint={hints.email} type="email" autoComplete="email" {...field('email')} />
      </div>
      <div className="sm:col-span-3">
        <NewPasswordField {...fieldWords.password} hint={hints.password} {...field('password')} />
      </div>
      <div className="sm:col-span-3">
        <PasswordField {...fieldWords.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
      </div>
    </FormSection>
  );
}
