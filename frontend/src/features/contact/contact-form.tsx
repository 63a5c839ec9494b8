import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.js';
import { SelectField } from '../../ui/select-field.js';
import { TextAreaField } from '../../ui/text-area-field.js';
import { TextField } from '../../ui/text-field.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { contactMessage } from './contact-message.js';
import { mailLink } from './mail-link.js';
import { subjects } from './subjects.js';
import { contactWords } from './words.js';

const words = contactWords.form;
const resetDelayMilliseconds = 1000;

/** Writes a message and hands it to the visitor's e-mail client. */
export function ContactForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: standardSchemaResolver(contactMessage),
    defaultValues: { name: '', email: '', company: '', subject: '', message: '' },
  });
  const { errors } = formState;
  const [prepared, setPrepared] = useState(0);
  useEffect(() => {
    if (prepared === 0) return;
    const resetting = setTimeout(() => reset(), resetDelayMilliseconds);
    return () => clearTimeout(resetting);
  }, [prepared, reset]);
  const submit = handleSubmit((message) => {
    window.location.assign(mailLink(message));
    showToast(words.toast);
    setPrepared((times) => times + 1);
  });
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
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
        <Button look="action" type="submit">
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
