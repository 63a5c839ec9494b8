import { Drawing } from './drawing.js';

/** A forklift with a crate on its forks: on the way to where it is needed. */
export function Forklift({ className }: { className?: string }) {
  return (
    <Drawing width={160} height={112} className={className}>
      <path d="M4 104h152" />
      <path d="M14 88V62l10-4h16l8-40h36l10 44v26z" className="fill-card" />
      <path d="M46 26h36l9 36H40M64 26v36" />
      <path d="M52 62l4 14h24" />
      <path d="M98 96V8h6v88M110 96V8h4v88M98 8h16" className="fill-card" />
      <path d="M98 30h16M98 52h16" />
      <path d="M114 92h38v4h-38z" className="fill-card" />
      <path d="M120 60h30v32h-30z" className="fill-card stroke-action" strokeWidth="2" />
      <path d="M120 70h30M120 82h30M135 60v32" className="stroke-action" />
      <circle cx="34" cy="92" r="12" className="fill-card" />
      <circle cx="34" cy="92" r="4" />
      <circle cx="84" cy="92" r="12" className="fill-card" />
      <circle cx="84" cy="92" r="4" />
    </Drawing>
  );
}
