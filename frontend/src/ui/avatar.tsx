import { initialsOf } from './initials.js';

/** The size of a logo that is kept for small places; any other picture stays as it is. */
const small = (picture: string) => picture.replace(/-512\.webp$/, '-128.webp');

/** A company's picture, or its initials on a plate. `picture` is an address of our own. */
export function Avatar({ name, picture }: { name: string; picture?: string | null }) {
  if (picture)
    return (
      <img src={small(picture)} alt="" width={32} height={32} className="size-8 shrink-0 rounded-card object-contain" />
    );
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-card border border-rule-strong bg-sunk font-condensed text-14 font-semibold"
    >
      {initialsOf(name)}
    </span>
  );
}
