import type { ComponentProps } from 'react';
import { controlLook } from './control-look.js';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.js';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & { options: readonly string[]; emptyLabel: string };

/** One of a list, by the browser's own control: it works everywhere, on a phone best of all. */
export function SelectField({ name, label, hint, error, optional, options, emptyLabel, ...select }: SelectFieldProps) {
  const field = { name, label, hint, error, optional };
  return (
    <FieldFrame {...field}>
      <select id={name} name={name} className={controlLook} {...describedBy(field)} {...select}>
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
