import type { ComponentProps } from 'react';
import { controlLook } from './control-look.js';
import { useFieldAria, FieldFrame, type FieldProps } from './field-frame.js';

/** A value with its words; a plain text is both. */
type Option = string | { value: string; label: string };

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & { options: readonly Option[]; emptyLabel: string };

/** One of a list, by the browser's own control: it works everywhere, on a phone best of all. */
export function SelectField({ name, label, hint, error, optional, options, emptyLabel, ...select }: SelectFieldProps) {
  const field = { name, label, hint, error, optional };
  const aria = useFieldAria(field);
  return (
    <FieldFrame {...field}>
      <select id={name} name={name} className={controlLook} {...aria} {...select}>
        <option value="">{emptyLabel}</option>
        {options.map((option) => {
          const { value, label: words } = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {words}
            </option>
          );
        })}
      </select>
    </FieldFrame>
  );
}
