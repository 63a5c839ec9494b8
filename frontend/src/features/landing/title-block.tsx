import { landingWords } from './words.js';

/** The title block in the corner of a drawing. An ornament: it says nothing that a reader would miss. */
export function TitleBlock() {
  return (
    <div
      aria-hidden="true"
      className="absolute right-0 bottom-0 grid grid-cols-[auto_auto] border-t border-l border-rule-strong bg-paper text-14"
    >
      {landingWords.titleBlock.map(([name, value], place) => (
        <p
          key={name}
          className={`border-rule px-3 py-1.5 ${place < 2 ? 'border-b' : ''} ${place % 2 === 0 ? 'border-r' : ''}`}
        >
          <span className="block text-ink-faint">{name}</span>
          <span className="font-condensed font-semibold">{value}</span>
        </p>
      ))}
    </div>
  );
}
