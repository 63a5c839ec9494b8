import { classNames } from './class-names.js';

/** A rubber stamp in the corner of a traveller: solid for what is ours, dashed for what comes from elsewhere. */
export function Stamp({ kind, children }: { kind: 'own' | 'foreign'; children: string }) {
  return (
    <span
      className={classNames(
        'label-caps inline-block shrink-0 border px-1.5 leading-[1.125rem]',
        kind === 'own'
          ? 'border-steel text-steel outline outline-offset-1 outline-steel/40'
          : 'border-dashed border-rule-strong text-ink-soft',
      )}
    >
      {children}
    </span>
  );
}
