import type { ReactNode } from 'react';

interface CheckboxProps {
  /** What it is known by, with its value, before the application hears its press. */
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  /** Stands at the line's end: a count, say. */
  aside?: ReactNode;
}

/** A box with its words; the whole line can be pressed. */
export function Checkbox({ name, value, checked, onChange, children, aside }: CheckboxProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 rounded-card px-1 text-14 hover:bg-sunk">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 shrink-0 accent-steel"
      />
      <span className="min-w-0">{children}</span>
      {aside}
    </label>
  );
}
