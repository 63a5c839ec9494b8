import { Drawing } from './drawing.js';

/** A manufacturing hall with a saw-tooth roof; its door is the hexagon of the mark. */
export function Hall({ className }: { className?: string }) {
  return (
    <Drawing width={240} height={104} className={className}>
      <path d="M4 100h232" />
      <path d="M20 100V46l40-26v26l40-26v26l40-26v80z" className="fill-card" />
      <path d="M140 100V52h76v48M140 52l38-22 38 22" className="fill-card" />
      <path d="M26 50v-2l28-18v20zM66 50v-2l28-18v20zM106 50v-2l28-18v20z" />
      <path d="M32 66h18v12H32zM41 66v12M68 66h18v12H68zM77 66v12M104 66h18v12h-18zM113 66v12" />
      <path d="M202 41V20h8v26M206 14q6-6 0-10" />
      <path d="M178 58l18 10v20l-18 10-18-10V68z" className="stroke-action" strokeWidth="2" />
      <circle cx="178" cy="78" r="8" className="stroke-action" strokeWidth="2" />
    </Drawing>
  );
}
