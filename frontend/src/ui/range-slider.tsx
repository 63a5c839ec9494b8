import { Slider } from 'radix-ui';
import { rangeWords as words } from './form-words.js';

interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  /** Lower and upper end. */
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** How an end is read out, such as "$120". */
  wordsOf: (end: number) => string;
}

const thumb =
  'block size-6 cursor-grab rounded-card border-2 border-ink bg-card hover:border-steel active:cursor-grabbing';

/** Two ends on one scale, like the jaws of a caliper. Arrow keys move an end by one step, Page keys by ten. */
export function RangeSlider({ label, min, max, step, value, onChange, wordsOf }: RangeSliderProps) {
  const [from, to] = value;
  return (
    <div role="group" aria-label={label}>
      <div className="flex justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <output className="figures">
          {wordsOf(from)} {words.to} {wordsOf(to)}
        </output>
      </div>
      <Slider.Root
        min={min}
        max={max}
        step={step}
        value={[from, to]}
        onValueChange={([lower = min, upper = max]) => onChange([lower, upper])}
        className="relative mt-1 flex h-10 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-1.5 grow rounded-card border border-rule-strong bg-sunk">
          <Slider.Range className="absolute h-full bg-steel" />
        </Slider.Track>
        <Slider.Thumb className={thumb} aria-label={words.lowest(label)} aria-valuetext={wordsOf(from)} />
        <Slider.Thumb className={thumb} aria-label={words.highest(label)} aria-valuetext={wordsOf(to)} />
      </Slider.Root>
    </div>
  );
}
