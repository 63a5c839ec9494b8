import { Row, Shown } from './shown.js';

const grounds = [
  ['paper', 'bg-paper'],
  ['card', 'bg-card'],
  ['sunk', 'bg-sunk'],
  ['steel-wash', 'bg-steel-wash'],
  ['bad-wash', 'bg-bad-wash'],
  ['warn-wash', 'bg-warn-wash'],
  ['good-wash', 'bg-good-wash'],
] as const;
const inks = [
  ['ink', 'text-ink'],
  ['ink-soft', 'text-ink-soft'],
  ['ink-faint', 'text-ink-faint'],
  ['steel', 'text-steel'],
  ['good', 'text-good'],
  ['warn', 'text-warn'],
  ['bad', 'text-bad'],
] as const;
const sizes = ['text-14', 'text-16', 'text-18', 'text-22', 'text-28', 'text-36', 'text-48'] as const;

/** The tokens: colour and type. */
export function ColoursShown() {
  return (
    <Shown title="Colour and type">
      <Row words="Grounds">
        {grounds.map(([name, look]) => (
          <span key={name} className={`rounded-card border border-rule-strong px-4 py-3 ${look}`}>
            {name}
          </span>
        ))}
        <span className="rounded-card bg-action px-4 py-3 text-on-action">action</span>
      </Row>
      <Row words="Inks">
        {inks.map(([name, look]) => (
          <span key={name} className={`font-semibold ${look}`}>
            {name}
          </span>
        ))}
      </Row>
      <Row words="Sizes">
        {sizes.map((size) => (
          <span key={size} className={`figures font-condensed font-semibold ${size}`}>
            {size.slice(5)} Mill
          </span>
        ))}
      </Row>
    </Shown>
  );
}
