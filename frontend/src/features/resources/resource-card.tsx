import type { Resource } from '@guildhall/contracts/marketplace';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { priceWords } from './resource-price.js';
import { resourceWords as words } from './words.js';

/** One machine, facility or instructor in the list. */
export function ResourceCard({ resource, onOpen }: { resource: Resource; onOpen: () => void }) {
  const { title, type, city, state, description } = resource;
  const place = [city, state].filter(Boolean).join(', ');
  const price = priceWords(resource);
  return (
    <Card as="li" head={<span className="label-caps">{words.typeNames[type]}</span>}>
      <div className="flex flex-wrap items-end justify-between gap-4 px-4 py-3">
        <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
          <h2 className="text-18">{title}</h2>
          <p className="text-14 text-ink-soft">{place || words.noPlace}</p>
          {description && <p className="mt-1 line-clamp-2 text-14">{description}</p>}
          <p className={`figures mt-2 ${price ? 'font-semibold' : 'text-ink-faint'}`}>{price ?? words.noPrice}</p>
        </div>
        <Button onClick={onOpen}>
          {words.details}
          <span className="sr-only">
            {' '}
            {words.of} {title}
          </span>
        </Button>
      </div>
    </Card>
  );
}
