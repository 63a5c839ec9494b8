import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.js';
import { fieldWords } from '../../ui/form-words.js';
import { NeedsScripts } from '../../ui/needs-scripts.js';
import { SelectField } from '../../ui/select-field.js';
import { TextAreaField } from '../../ui/text-area-field.js';
import { TextField } from '../../ui/text-field.js';
import { contactMessage } from './contact-message.js';
import { MessageAtHand } from './message-at-hand.js';
import { usePreparedMail } from './use-prepared-mail.js';
import { contactWords, subjects } from './words.js';

const words = contactWords.form;
const { fields } = words;

/** Writes a message and hands it to the visitor's e-mail client. */
export function ContactForm() {
  const form = useForm({
    resolver: standardSchemaResolver(contactMessage),
    defaultValues: { name: '', email: '', company: '', subject: '', message: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { prepare, last, busy } = usePreparedMail(form);
  const submit = handleSubmit(prepare);
  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
      <NeedsScripts what="form" className="sm:col-span-2" />
      <TextField {...fields.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        {...fieldWords.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        {...fields.company}
        autoComplete="organization"
        error={errors.company?.message}
        {...register('company')}
      />
      <SelectField {...fields.subject} options={subjects} error={errors.subject?.message} {...register('subject')} />
      <div className="sm:col-span-2">
        <TextAreaField {...fields.message} rows={6} error={errors.message?.message} {...register('message')} />
      </div>
      <div>
        <Button look="action" type="submit" busy={busy}>
          {words.submit}
        </Button>
      </div>
      {last && <MessageAtHand message={last} />}
    </form>
  );
}
