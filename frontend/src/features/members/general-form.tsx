import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { personalProfile, type Account, type PersonalProfile } from '@guildhall/contracts/auth';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { serverWords } from '../../lib/api-error.js';
import { fieldErrors } from '../../lib/field-errors.js';
import { Button } from '../../ui/button.js';
import { PasswordField } from '../../ui/password-field.js';
import { TextField } from '../../ui/text-field.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { EmailNotice } from './email-notice.js';
import { useSaveAccount } from './use-save-account.js';
import { useUnsavedWarning } from './use-unsaved-warning.js';
import { memberWords } from './words.js';

const words = memberWords.profile;
type Fields = z.input<typeof personalProfile>;
const names = ['firstName', 'lastName', 'email', 'phone', 'companyName', 'address', 'currentPassword'] as const;

const fieldsOf = ({ firstName, lastName, email, phone, companyName, address }: Account): Fields => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
  phone: phone ?? '',
  companyName,
  address: address ?? '',
  currentPassword: undefined,
});

/** The person behind the account, and how to reach it. Only what was changed is sent. */
export function GeneralForm({ user }: { user: Account }) {
  const saving = useSaveAccount<Partial<PersonalProfile>>(
    () => ['PATCH', '/api/user/profile'],
    (error) => showToast({ tone: 'destructive', title: words.failed, description: serverWords(error, words.fallback) }),
  );
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<Fields, unknown, PersonalProfile>({
    resolver: standardSchemaResolver(personalProfile),
    defaultValues: fieldsOf(user),
  });
  const { errors, dirtyFields, isDirty } = formState;
  useUnsavedWarning(isDirty && !saving.isPending);
  const field = (name: (typeof names)[number]) => ({ ...register(name), error: errors[name]?.message });
  const newEmail = watch('email') !== user.email;
  const submit = handleSubmit(async (form) => {
    if (saving.isPending) return;
    const changed = Object.fromEntries(names.filter((name) => dirtyFields[name]).map((name) => [name, form[name]]));
    await saving.mutateAsync(changed).then(
      (saved) => reset(fieldsOf(saved)),
      (error: unknown) => {
        for (const [name, message] of fieldErrors(error, names)) setError(name, { message });
      },
    );
  });
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <EmailNotice user={user} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        {newEmail && (
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
      <Button look="action" type="submit" busy={saving.isPending} disabled={!isDirty} className="mt-6 min-w-36">
        {saving.isPending ? memberWords.saving : memberWords.save}
      </Button>
    </form>
  );
}
