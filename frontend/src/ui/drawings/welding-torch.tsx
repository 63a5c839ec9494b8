import { Drawing } from './drawing.js';

/** A MIG torch over a joint of two plates, its arc burning. */
export function WeldingTorch({ className }: { className?: string }) {
  return (
    <Drawing width={160} height={112} className={className}>
      <path d="M6 92h148v12H6z" className="fill-card" />
      <path d="M26 92V50h12v42" className="fill-card" />
      <path d="M38 92l4-2 2-8 6 2 5-5" />
      <path d="M150 6q-14-2-22 8l-12 14 10 9 12-14q6-8 14-6" className="fill-card" />
      <path d="M116 28l-24 18q-6 4-10 10l-6 8 8 6 6-8q3-5 8-8l28-17z" className="fill-card" />
      <path d="M76 64l-14 16 7 6 15-16M104 37l9 10" className="fill-card" />
      <path d="M64 83l-8 7" className="stroke-action" strokeWidth="2" />
      <path d="M54 76l-2-9M62 94l10 2M48 82l-6-6M70 90l9-3M46 90h-6" className="stroke-action" strokeWidth="2" />
    </Drawing>
  );
}
