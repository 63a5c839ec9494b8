import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { companyProfile, type Account, type CompanyProfile } from '@guildhall/contracts/auth';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrors } from '../../lib/field-errors.js';
import { useOneAtATime } from '../../lib/use-one-at-a-time.js';
import { AddressSection } from '../../ui/address-section.js';
import { CompanySection } from '../../ui/company-section.js';
import { FormSection } from '../../ui/form-section.js';
import { fieldWords } from '../../ui/form-words.js';
import { PasswordField } from '../../ui/password-field.js';
import { UnsavedWarning } from '../../ui/question/unsaved-warning.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { TextField } from '../../ui/text-field.js';
import { companyFields, type CompanyFieldName } from './company-fields.js';
import { SaveBar } from './save-bar.js';
import { useSaveAccount } from './use-save-account.js';
import { memberWords } from './words.js';

const { failed, contact } = memberWords.company;
type Fields = z.input<typeof companyProfile>;

const fieldsOf = (user: Account) =>
  Object.fromEntries(
    companyFields.map((name) => [name, name === 'currentPassword' ? '' : (user[name] ?? '')]),
  ) as Fields;

interface CompanyFormProps {
  user: Account;
  /** Beside the form, a picture is chosen and not sent yet. */
  pictureWaits: boolean;
}

/** Everything that a company says of itself. */
export function CompanyForm({ user, pictureWaits }: CompanyFormProps) {
  const saving = useSaveAccount<Partial<CompanyProfile>>(() => ['PUT', `/api/users/${user.id}`]);
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<Fields, unknown, CompanyProfile>({
    resolver: standardSchemaResolver(companyProfile),
    defaultValues: fieldsOf(user),
  });
  const { errors, isDirty, dirtyFields } = formState;
  const newEmail = watch('email') !== user.email;
  const field = (name: CompanyFieldName) => ({ ...register(name), error: errors[name]?.message });
  const save = useOneAtATime(async ({ currentPassword, ...form }: CompanyProfile) => {
    // What was not changed here may have been changed elsewhere meanwhile; name and e-mail address are always asked for.
    const changed = companyFields.filter((name) => dirtyFields[name] || name === 'companyName' || name === 'email');
    const sent = Object.fromEntries(Object.entries(form).filter(([name]) => changed.some((one) => one === name)));
    await saving.mutateAsync({ ...sent, ...(newEmail && currentPassword ? { currentPassword } : {}) }).then(
      (saved) => reset(fieldsOf(saved)),
      (error: unknown) => {
        for (const [name, message] of fieldErrors(error, companyFields)) setError(name, { message });
      },
    );
  });
  const submit = handleSubmit(save);
  const discard = () => {
    reset(fieldsOf(user));
    saving.reset();
  };
  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-8">
        <RefusalAlert error={saving.error} fallback={failed} />
        <CompanySection field={field} />
        <FormSection title={contact}>
          <div className="sm:col-span-3">
            <TextField {...fieldWords.email} type="email" autoComplete="email" {...field('email')} />
          </div>
          <div className="sm:col-span-3">
            <TextField {...fieldWords.phone} optional type="tel" autoComplete="tel" {...field('phone')} />
          </div>
          <div className="sm:col-span-3">
            <TextField {...memberWords.fields.website} optional type="url" {...field('website')} />
          </div>
          {newEmail && (
            <div className="sm:col-span-3">
              <PasswordField
                {...fieldWords.currentPassword}
                hint={memberWords.currentPasswordHint}
                autoComplete="current-password"
                {...field('currentPassword')}
              />
            </div>
          )}
        </FormSection>
        <AddressSection field={field} />
      </div>
      <SaveBar unsaved={isDirty} saving={saving.isPending} onDiscard={discard} />
      <UnsavedWarning unsaved={isDirty || pictureWaits} />
    </form>
  );
}
