import { Link } from 'react-router-dom';
import { Card } from '../../ui/card.js';
import { Caliper } from '../../ui/drawings/caliper.js';
import { Hall } from '../../ui/drawings/hall.js';
import { landingWords } from './words.js';

const [businesses, industry] = landingWords.benefits;

/** What a company gets from this, and what the industry does. */
export function Benefits() {
  return (
    <section aria-label={landingWords.benefitsLabel} className="grid gap-6 md:grid-cols-2">
      <Benefit {...businesses} drawing={<Caliper part className="h-24" />} />
      <Benefit {...industry} drawing={<Hall className="h-24" />} />
    </section>
  );
}

interface BenefitProps {
  title: string;
  text: string;
  to: string;
  link: string;
  drawing: React.ReactNode;
}

function Benefit({ title, text, to, link, drawing }: BenefitProps) {
  return (
    <Card head={<h2 className="text-18">{title}</h2>}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5 px-6 py-6">
        {drawing}
        <div className="min-w-48 flex-1">
          <p className="text-18">{text}</p>
          <Link to={to} className="link mt-2 inline-flex min-h-8 items-center">
            {link}
          </Link>
        </div>
      </div>
    </Card>
  );
}
