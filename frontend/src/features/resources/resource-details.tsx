import type { Resource } from '@guildhall/contracts/marketplace';
import DialogSheet from '../../ui/dialog-sheet.js';
import { FactList } from '../../ui/fact-list.js';
import { priceWords } from './resource-price.js';
import { resourceWords as words } from './words.js';

/** Everything that a listing states. */
export default function ResourceDetails({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const { title, type, description, address, city, state, zip, capacity, certifications, prerequisites } = resource;
  const place = [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <DialogSheet title={title} open onClose={onClose}>
      {description && <p className="mb-4 whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>}
      <FactList
        facts={[
          [words.labels.type, words.typeNames[type]],
          [words.facts.price, priceWords(resource)],
          [words.facts.place, place || null],
          [words.facts.capacity, String(capacity)],
          [words.facts.certificates, certifications.join(', ') || null],
          [words.facts.prerequisites, prerequisites],
        ]}
      />
    </DialogSheet>
  );
}
