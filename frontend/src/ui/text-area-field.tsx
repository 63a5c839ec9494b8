import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { controlLook } from './control-look.js';
import { useFieldAria, FieldFrame, type FieldProps } from './field-frame.js';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text with their label. */
export function TextAreaField({ name, label, hint, error, optional, ...area }: TextAreaFieldProps) {
  const field = { name, label, hint, error, optional };
  const aria = useFieldAria(field);
  return (
    <FieldFrame {...field}>
      <textarea id={name} name={name} rows={4} className={classNames(controlLook, 'resize-y')} {...aria} {...area} />
    </FieldFrame>
  );
}
