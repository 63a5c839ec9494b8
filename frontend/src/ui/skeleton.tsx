import { classNames } from './class-names.js';

/** A place held for something that is on its way. Size it by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block rounded-card bg-sunk', className)} />;
}
