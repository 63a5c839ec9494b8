import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { registration, type Registration } from '@guildhall/contracts/auth';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useOneAtATime } from '../../lib/use-one-at-a-time.js';
import { AddressSection } from '../../ui/address-section.js';
import { Button } from '../../ui/button.js';
import { CompanySection } from '../../ui/company-section.js';
import { AccountSection } from './account-section.js';
import { fieldErrors } from '../../lib/field-errors.js';
import { emptyRegistration, registerFields, type RegisterFields } from './register-fields.js';
import { fieldWords } from '../../ui/form-words.js';
import { NeedsScripts } from '../../ui/needs-scripts.js';
import { UnsavedWarning } from '../../ui/question/unsaved-warning.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { TextField } from '../../ui/text-field.js';
import { referralCodeOf } from './referral-code.js';
import { useRegister } from './use-register.js';
import { accountWords } from './words.js';

const words = accountWords.register;

/**
 * Everything a company tells when it opens its account, in three sections. `query` is the page's: the code of who
 * invited is taken from it, and the log-in link keeps it.
 */
export function RegisterForm({ query }: { query: string }) {
  const opening = useRegister();
  const { register, handleSubmit, setError, formState } = useForm<RegisterFields, unknown, Registration>({
    resolver: standardSchemaResolver(registration),
    defaultValues: emptyRegistration,
  });
  const open = useOneAtATime(async (form: Registration) => {
    await opening.mutateAsync({ ...form, referralCode: referralCodeOf(query) }).catch((error: unknown) => {
      for (const [name, message] of fieldErrors(error, registerFields)) setError(name, { message });
    });
  });
  const submit = handleSubmit(open);
  const { errors, isDirty } = formState;
  const field = (name: keyof RegisterFields) => ({ ...register(name), error: errors[name]?.message });

  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)} className="grid gap-8">
      <NeedsScripts what="form" />
      <RefusalAlert error={opening.error} fallback={words.failed} />
      <AccountSection field={field} />
      <CompanySection field={field}>
        <TextField {...fieldWords.phone} optional type="tel" autoComplete="tel" {...field('phone')} />
      </CompanySection>
      <AddressSection field={field} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule-strong pt-5">
        <Button look="action" type="submit" busy={opening.isPending} className="min-w-44">
          {opening.isPending ? words.busy : words.submit}
        </Button>
        <p>
          {words.haveAccount}{' '}
          <Link to={`/auth/login${query}`} className="link">
            {words.logIn}
          </Link>
        </p>
      </div>
      <UnsavedWarning unsaved={isDirty && !opening.isSuccess} />
    </form>
  );
}
