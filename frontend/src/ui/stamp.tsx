import { classNames } from './class-names.js';

const looks = {
  own: 'border-steel text-steel outline outline-offset-1 outline-steel/40',
  foreign: 'border-dashed border-rule-strong text-ink-soft',
  waits: 'border-transparent bg-action text-on-action',
};

/** A rubber stamp in the corner of a traveller: solid for what is ours, dashed for what comes from elsewhere, orange for what waits for you. */
export function Stamp({ kind, children }: { kind: keyof typeof looks; children: string }) {
  return (
    <span className={classNames('label-caps inline-block shrink-0 border px-1.5 leading-[1.125rem]', looks[kind])}>
      {children}
    </span>
  );
}
