import { Drawing } from './drawing.js';

/** A vernier caliper. With `part` it measures something; without, its jaws hold nothing. */
export function Caliper({ part, className }: { part: boolean; className?: string }) {
  const ticks = Array.from({ length: 23 }, (_, tick) => `M${30 + tick * 8} 40v${tick % 5 === 0 ? 9 : 5}`).join('');
  return (
    <Drawing width={240} height={104} className={className}>
      <circle
        cx="56"
        cy="80"
        r="20"
        className="stroke-action"
        strokeWidth="2"
        strokeDasharray={part ? undefined : '5 5'}
      />
      {part && <path d="M56 76v8M52 80h8" className="stroke-action" />}
      <path d="M12 40h216v16H36v44l-14-22-10-10zM12 40V24l10-14v30" className="fill-card" />
      <path d={ticks} />
      <path d="M76 34h62v28H92l-2 16-14 22zM88 34l8-24v24M108 62v6h18v-6M118 34v-6h12v6" className="fill-card" />
      <path d="M82 44h50M86 44v6M94 44v6M102 44v6M110 44v6M118 44v6M126 44v6" />
      <path d="M138 46h74v4h-74" />
    </Drawing>
  );
}
