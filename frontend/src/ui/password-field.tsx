import { useState, type ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { controlLook } from './control-look.js';
import { useFieldAria, FieldFrame, type FieldProps } from './field-frame.js';
import { formWords } from './form-words.js';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A password that can be looked at while it is typed. */
export function PasswordField({ name, label, hint, error, optional, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const field = { name, label, hint, error, optional };
  const aria = useFieldAria(field);
  return (
    <FieldFrame {...field}>
      <div className="relative">
        <input
          id={name}
          name={name}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(controlLook, 'pr-18')}
          {...aria}
          {...input}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={formWords.showOf(label)}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1 right-1 rounded-card px-3 text-14 font-semibold text-steel hover:bg-steel-wash"
        >
          {shown ? formWords.hide : formWords.show}
        </button>
      </div>
    </FieldFrame>
  );
}
