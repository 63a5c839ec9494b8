import { initialsOf } from './initials.js';

/** A company without a picture: its initials on a plate. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-card border border-rule-strong bg-sunk font-condensed text-14 font-semibold"
    >
      {initialsOf(name)}
    </span>
  );
}
