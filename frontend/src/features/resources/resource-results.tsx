import type { Resource } from '@guildhall/contracts/marketplace';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.js';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Caliper } from '../../ui/drawings/caliper.js';
import { EmptyState } from '../../ui/empty-state.js';
import { PartNet, tellMissing } from '../../ui/part-net.js';
import { ResourceCard } from './resource-card.js';
import { resourceWords } from './words.js';

const ResourceDetails = lazyPart(() => import('./resource-details.js'));
const { none } = resourceWords;

interface ResourceResultsProps {
  found: Resource[];
  /** Whether there is anything at all, filters aside. */
  anyListed: boolean;
  onReset: () => void;
}

/** What was found, one traveller each; one of them can be opened out. */
export function ResourceResults({ found, anyListed, onReset }: ResourceResultsProps) {
  const [opened, setOpened] = useState<Resource | null>(null);
  const giveUp = () => {
    setOpened(null);
    tellMissing();
  };
  if (found.length === 0) {
    return (
      <EmptyState drawing={<Caliper part={false} className="h-24" />} title={none.title}>
        <p className="mt-1 text-ink-soft">{anyListed ? none.filtered : none.empty}</p>
        <div className="mt-4">
          {anyListed ? (
            <Button onClick={onReset}>{none.reset}</Button>
          ) : (
            <ButtonLink to="/training">{none.training}</ButtonLink>
          )}
        </div>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2">
        {found.map((resource) => (
          <ResourceCard key={resource.id} resource={resource} onOpen={() => setOpened(resource)} />
        ))}
      </ul>
      {opened && (
        <PartNet onMissing={giveUp}>
          <ResourceDetails resource={opened} onClose={() => setOpened(null)} />
        </PartNet>
      )}
    </>
  );
}
