import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.js';
import { NeedsScripts } from '../../ui/needs-scripts.js';
import { SelectField } from '../../ui/select-field.js';
import { TextAreaField } from '../../ui/text-area-field.js';
import { TextField } from '../../ui/text-field.js';
import { contactMessage } from './contact-message.js';
import { MessageAtHand } from './message-at-hand.js';
import { subjects } from './subjects.js';
import { usePreparedMail } from './use-prepared-mail.js';
import { contactWords } from './words.js';

const words = contactWords.form;

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
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <TextField label="Company" autoComplete="organization" error={errors.company?.message} {...register('company')} />
      <SelectField
        label="Subject"
        options={subjects}
        emptyLabel="Choose a subject"
        error={errors.subject?.message}
        {...register('subject')}
      />
      <div className="sm:col-span-2">
        <TextAreaField label="Message" rows={6} error={errors.message?.message} {...register('message')} />
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
