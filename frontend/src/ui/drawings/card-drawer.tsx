import { Drawing } from './drawing.js';

/** A drawer of index cards; one of them stands out. */
export function CardDrawer({ className }: { className?: string }) {
  return (
    <Drawing width={160} height={112} className={className}>
      <path d="M34 52V22h16l3-6h14l3 6h56v30" className="fill-card" />
      <path d="M28 56V30h40l3-6h14l3 6h44v26" className="fill-card" />
      <path d="M22 60V14h12l3-6h18l3 6h80v46" className="fill-card stroke-action" strokeWidth="2" />
      <path d="M32 26h54M32 34h78M32 42h66" />
      <path d="M10 52h140v52H10z" className="fill-card" />
      <path d="M16 58h128v40H16z" />
      <rect x="56" y="64" width="48" height="14" />
      <path d="M64 71h32" />
      <path d="M68 84v4a4 4 0 0 0 4 4h16a4 4 0 0 0 4-4v-4z" />
    </Drawing>
  );
}
