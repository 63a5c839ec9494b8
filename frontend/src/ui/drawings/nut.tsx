import { Drawing } from './drawing.js';

/** A hexagon nut whose size across flats is 404: a part that is in no catalogue. */
export function Nut({ className }: { className?: string }) {
  return (
    <Drawing width={240} height={200} className={className}>
      <path d="M120 24l56 32v64l-56 32-56-32V56z" className="fill-card" />
      <circle cx="120" cy="88" r="50" strokeWidth="1" />
      <circle cx="120" cy="88" r="27" strokeDasharray="5 5" className="stroke-action" strokeWidth="2" />
      <g className="stroke-ink-faint" strokeWidth="1">
        <path d="M120 10v156M44 88h152" strokeDasharray="14 4 3 4" />
        <path d="M64 126v64M176 126v64M64 182h112" />
        <path d="M64 182l10-3v6zM176 182l-10-3v6z" className="fill-ink-faint" />
        <path d="M102 172h36v20h-36z" className="fill-paper stroke-none" />
        <text
          x="120"
          y="187"
          stroke="none"
          className="fill-ink-soft font-condensed text-14 font-semibold"
          textAnchor="middle"
        >
          404
        </text>
      </g>
    </Drawing>
  );
}
