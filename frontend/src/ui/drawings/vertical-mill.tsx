import { Drawing } from './drawing.js';

/** A vertical knee mill, drawn and dimensioned. The cutter is the orange detail. */
export function VerticalMill({ className }: { className?: string }) {
  return (
    <Drawing width={460} height={470} className={className}>
      <Body />
      <Head />
      <Table />
      <path d="M321 248h8v24h-8zM321 256l8-5M321 264l8-5M321 271l8-5" className="stroke-action" strokeWidth="2" />
      <Dimensions />
    </Drawing>
  );
}

/** Base, column, turret and ram. */
function Body() {
  return (
    <g className="fill-card">
      <path d="M70 430v-26l12-10h240l12 10v26z" />
      <path d="M82 404h240M70 430h264" />
      <path d="M98 394l8-224q1-18 18-18h80v242z" />
      <path d="M188 152v242M204 168h-8v210h8" />
      <rect x="122" y="300" width="50" height="66" rx="2" />
      <path d="M164 330v8M130 312h26M130 318h26" />
      <rect x="130" y="186" width="40" height="26" rx="2" />
      <circle cx="142" cy="199" r="5" />
      <path d="M154 194h10M154 199h10M154 204h10" />
      <path d="M112 152v-8l8-6h72l8 6v8zM112 144h88" />
      <path d="M78 138v-22l8-10h206v32z" />
      <path d="M78 128h214M96 128v-6h176" />
      <circle cx="156" cy="145" r="2.5" />
      <circle cx="128" cy="145" r="2.5" />
      <circle cx="184" cy="145" r="2.5" />
    </g>
  );
}

/** Motor, belt housing, head, quill and spindle. */
function Head() {
  return (
    <g className="fill-card">
      <rect x="302" y="30" width="46" height="52" rx="3" />
      <path d="M310 38v36M317.5 38v36M325 38v36M332.5 38v36M340 38v36M312 30l4-6h18l4 6" />
      <rect x="286" y="82" width="78" height="32" rx="3" />
      <path d="M286 98h78M296 90h14" />
      <path d="M294 114h62v70h-62z" />
      <circle cx="312" cy="132" r="7" />
      <path d="M312 132l4-4M334 124h14M334 130h14M334 136h14" />
      <path d="M300 184h50l-7 22h-36z" />
      <rect x="313" y="206" width="24" height="32" />
      <path d="M331 210v24M316 238h18l-2 10h-14z" />
      <circle cx="356" cy="162" r="8" />
      <path d="M362 157l26-16M364 166l28 10M356 170v30" />
      <circle cx="391" cy="139" r="4.5" />
      <circle cx="396" cy="178" r="4.5" />
      <circle cx="356" cy="204" r="4.5" />
    </g>
  );
}

/** Table with vise and part, saddle, knee and handwheels. */
function Table() {
  return (
    <g className="fill-card">
      <path d="M204 334h154v20l-82 30h-72z" />
      <path d="M218 346h92M262 384v10M286 380v14M262 389h24" />
      <rect x="240" y="318" width="126" height="16" />
      <path d="M252 326h102" />
      <rect x="216" y="300" width="194" height="18" />
      <path d="M216 306h194M226 311h6M394 311h6" />
      <path d="M410 309h8" />
      <rect x="418" y="294" width="6" height="30" rx="2" />
      <path d="M424 300h10" />
      <path d="M288 300v-24h12v14h44v-14h12v24z" />
      <path d="M300 272h44v18h-44z" />
      <path d="M304 290l18-18M314 290l18-18M324 290l18-18M334 290l10-10M300 284l12-12" strokeWidth="0.75" />
      <circle cx="366" cy="346" r="9" />
      <circle cx="366" cy="346" r="2.5" />
      <path d="M366 337v-9" />
    </g>
  );
}

/** Centre line of the spindle, and the sizes a planner asks for. */
function Dimensions() {
  return (
    <g className="stroke-ink-faint" strokeWidth="1">
      <path d="M325 8v288" strokeDasharray="14 4 3 4" />
      <path d="M296 24H26M64 430H26M34 24v406" />
      <path d="M34 24l-3 10h6zM34 430l-3-10h6z" className="fill-ink-faint" />
      <path d="M216 324v134M410 330v128M216 450h194" />
      <path d="M216 450l10-3v6zM410 450l-10-3v6z" className="fill-ink-faint" />
      <path d="M28 208h12v42H28z" className="fill-paper stroke-none" />
      <path d="M292 440h42v20h-42z" className="fill-paper stroke-none" />
      <g stroke="none" className="fill-ink-soft font-condensed text-14 font-semibold" textAnchor="middle">
        <text x="313" y="455">
          42 in
        </text>
        <text transform="translate(39 229) rotate(-90)">83 in</text>
      </g>
    </g>
  );
}
