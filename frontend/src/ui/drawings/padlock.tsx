import { Drawing } from './drawing.js';

/** A lockout padlock with its tag, as it hangs on a machine that nobody else may start. */
export function Padlock({ className }: { className?: string }) {
  return (
    <Drawing width={160} height={140} className={className}>
      <path d="M44 62V42a28 28 0 0 1 56 0v20h-10V42a18 18 0 0 0-36 0v20z" className="fill-card" />
      <rect x="32" y="62" width="80" height="62" rx="6" className="fill-card" />
      <path d="M32 76h80M32 112h80" />
      <path d="M72 86l8.700 5v10l-8.700 5-8.700-5V91z" className="stroke-action" strokeWidth="2" />
      <circle cx="72" cy="96" r="3" className="stroke-action" strokeWidth="2" />
      <path d="M100 50q14 2 20 14" />
      <path d="M112 66l16-6 22 44-20 8-20-42z" className="fill-card" />
      <circle cx="121" cy="69" r="3" />
      <path d="M124 80l10-4M128 88l10-4M132 96l10-4" />
    </Drawing>
  );
}
