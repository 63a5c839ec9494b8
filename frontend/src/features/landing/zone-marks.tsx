const columns = ['1', '2', '3', '4', '5', '6', '7', '8'];
const rows = ['A', 'B', 'C', 'D'];

const mark = 'flex flex-1 items-center justify-center border-rule-strong not-last:border-r';
const sideMark = 'flex flex-1 items-center justify-center border-rule-strong not-last:border-b';

/** The zone letters and numbers along the edges of a large drawing. An ornament. */
export function ZoneMarks() {
  const across = columns.map((zone) => (
    <span key={zone} className={mark}>
      {zone}
    </span>
  ));
  const down = rows.map((zone) => (
    <span key={zone} className={sideMark}>
      {zone}
    </span>
  ));
  return (
    <div aria-hidden="true" className="figures hidden font-condensed text-14 leading-none text-ink-faint lg:block">
      <div className="absolute inset-x-5 top-0 flex h-5">{across}</div>
      <div className="absolute inset-x-5 bottom-0 flex h-5">{across}</div>
      <div className="absolute inset-y-5 left-0 flex w-5 flex-col">{down}</div>
      <div className="absolute inset-y-5 right-0 flex w-5 flex-col">{down}</div>
    </div>
  );
}
