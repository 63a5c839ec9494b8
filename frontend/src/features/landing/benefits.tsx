import { Caliper } from '../../ui/drawings/caliper.js';
import { Hall } from '../../ui/drawings/hall.js';
import { landingWords } from './words.js';

const [businesses, industry] = landingWords.benefits;

/** What a company gets from this, and what the industry does. */
export function Benefits() {
  return (
    <section aria-label="Benefits" className="grid gap-6 md:grid-cols-2">
      <Benefit {...businesses} drawing={<Caliper part className="h-24" />} />
      <Benefit {...industry} drawing={<Hall className="h-24" />} />
    </section>
  );
}

function Benefit({ title, text, drawing }: { title: string; text: string; drawing: React.ReactNode }) {
  return (
    <article className="traveller rounded-card border border-rule-strong bg-card">
      <div className="punched flex items-center gap-3 border-b border-rule bg-sunk px-4 py-1.5">
        <h2 className="text-18">{title}</h2>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5 px-6 py-6">
        {drawing}
        <p className="min-w-48 flex-1 text-18">{text}</p>
      </div>
    </article>
  );
}
