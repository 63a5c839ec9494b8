import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { personalProfile, type Account, type PersonalProfile } from '@guildhall/contracts/auth';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { serverWords } from '../../lib/api-error.js';
import { fieldErrors } from '../../lib/field-errors.js';
import { useOneAtATime } from '../../lib/use-one-at-a-time.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { useSaveAccount } from './use-save-account.js';
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

export type GeneralFormState = ReturnType<typeof useGeneralForm>;

/**
 * What is typed about the person behind the account, and its saving: only what was changed is sent. It belongs to the
 * page, so that a look at the other tab loses nothing.
 */
export function useGeneralForm(user: Account) {
  const saving = useSaveAccount<Partial<PersonalProfile>>(
    () => ['PATCH', '/api/user/profile'],
    (error) => showToast({ tone: 'destructive', title: words.failed, description: serverWords(error, words.fallback) }),
  );
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<Fields, unknown, PersonalProfile>({
    resolver: standardSchemaResolver(personalProfile),
    defaultValues: fieldsOf(user),
  });
  const { errors, dirtyFields, isDirty } = formState;
  const save = useOneAtATime(async (form: PersonalProfile) => {
    const changed = Object.fromEntries(names.filter((name) => dirtyFields[name]).map((name) => [name, form[name]]));
    await saving.mutateAsync(changed).then(
      (saved) => reset(fieldsOf(saved)),
      (error: unknown) => {
        for (const [name, message] of fieldErrors(error, names)) setError(name, { message });
      },
    );
  });
  const discard = () => {
    reset(fieldsOf(user));
    saving.reset();
  };
  return {
    field: (name: (typeof names)[number]) => ({ ...register(name), error: errors[name]?.message }),
    isDirty,
    isSaving: saving.isPending,
    /** What no field says. */
    failure: fieldErrors(saving.error, names).length > 0 ? null : saving.error,
    isNewEmail: watch('email') !== user.email,
    submit: handleSubmit(save),
    discard,
  };
}
