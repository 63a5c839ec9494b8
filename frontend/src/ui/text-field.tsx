import type { ComponentProps } from 'react';
import { controlLook } from './control-look.js';
import { useFieldAria, FieldFrame, type FieldProps } from './field-frame.js';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text with its label. Give it the `register()` of the form. */
export function TextField({ name, label, hint, error, optional, ...input }: TextFieldProps) {
  const field = { name, label, hint, error, optional };
  const aria = useFieldAria(field);
  return (
    <FieldFrame {...field}>
      <input id={name} name={name} className={controlLook} {...aria} {...input} />
    </FieldFrame>
  );
}
